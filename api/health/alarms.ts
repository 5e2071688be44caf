import { Readable } from 'node:stream';
import type { Fault } from '#contract/desk/health.ts';
import { backupHealth } from '../backups/backup-health.ts';
import type { Deps } from '../deps.ts';
import { ALARM_KINDS, type AlarmKind } from '../mail/alarm-kinds.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { tellOperator } from '../mail/tell-operator.ts';
import { scanStream } from '../malware/clamd.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time/clock.ts';
import { isWebhookStuck } from '../webhooks/webhook-failing.ts';

const SCAN_WITHIN_MS = 10 * SECOND_MS;
// What comes and goes is told once.
const OVER_AFTER_MS = 10 * MINUTE_MS;
// While it is wrong, it is told each day: what was told longer ago has ended before this server looked.
const FORGOTTEN_AFTER_MS = 2 * DAY_MS;

/** Mails the operator what has gone wrong, and once when it is over. */
export async function raiseAlarms(deps: Deps, faults: readonly Fault[]): Promise<void> {
  const wrong = await wrongNow(deps, faults);
  for (const kind of ['database', 'documents', 'mail', 'webhook'] as const)
    if (wrong.has(kind)) tellOperator(deps, 'operator-alarm', { about: kind });
  if (wrong.has('scanner')) tellOperator(deps, 'operator-scanner-failed');
  // These are told by whoever meets them.
  for (const kind of ['database', 'documents', 'webhook', 'disk', 'scanner', 'copy', 'rehearsal'] as const)
    if (!wrong.has(kind)) tellOver(deps, kind);
}

async function wrongNow(deps: Deps, faults: readonly Fault[]): Promise<ReadonlySet<AlarmKind>> {
  const [isSilent, backup] = await Promise.all([isScannerSilent(deps), backupHealth(deps)]);
  const copiedAt = backup.at === null ? Number.NEGATIVE_INFINITY : Date.parse(backup.at);
  return new Set<AlarmKind>([
    ...faults,
    ...(isWebhookStuck(deps) ? (['webhook'] as const) : []),
    ...(isSilent ? (['scanner'] as const) : []),
    ...(copiedAt < (toldAt(deps, 'copy') ?? copiedAt) ? (['copy'] as const) : []),
    ...(backup.problem !== null ? (['rehearsal'] as const) : []),
  ]);
}

async function isScannerSilent({ env: { CLAMD } }: Deps): Promise<boolean> {
  return CLAMD !== undefined && (await scanStream(CLAMD, Readable.from(['trial']), SCAN_WITHIN_MS)).kind === 'failed';
}

function toldAt({ db }: Deps, kind: AlarmKind): number | undefined {
  const [template, about] = ALARM_KINDS[kind];
  return outboxStore(db).lastToldOperator(template, about);
}

/** Mails that it is over, where that was told and it has been well for a while. */
export function tellOver(deps: Deps, kind: AlarmKind): void {
  const { db, clock, site, log } = deps;
  const age = clock.now() - (toldAt(deps, kind) ?? Number.NEGATIVE_INFINITY);
  if (age < OVER_AFTER_MS || age > FORGOTTEN_AFTER_MS || outboxStore(db).isToldOver(kind)) return;
  log.info({ about: kind }, 'the operator is told that it is over');
  outboxStore(db).add(
    { template: 'operator-alarm-over', lang: site.operator.lang, params: { about: kind } },
    clock.now(),
  );
}
