import { resolveTxt } from 'node:dns/promises';
import { statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { seasonOn } from '#contract/matching/season.ts';
import { isInvented, placeholders } from '../config/placeholders.ts';
import type { Deps } from '../deps.ts';
import { serverHealth } from '../desk/server-health.ts';
import { scanStream } from '../malware/clamd.ts';
import { editsOf } from '../settings/take-over.ts';
import { isProxyForgotten } from '../start/welcome.ts';
import { berlinDate, berlinTime, writtenDate } from '../time/berlin-time.ts';
import { DAY_MS, SECOND_MS } from '../time/clock.ts';
import { growthStore } from './growth.store.ts';

/** `bad`: people are hurt, or will be soon. `look`: think of it before the site is public. */
export interface Finding {
  state: 'ok' | 'look' | 'bad';
  what: string;
  /** What was found, and what to do. */
  say: string;
}

const WITHIN_MS = 10 * SECOND_MS;
const OTHERS = 0o077;

const ok = (what: string, say: string): Finding => ({ state: 'ok', what, say });
const look = (what: string, say: string): Finding => ({ state: 'look', what, say });
const bad = (what: string, say: string): Finding => ({ state: 'bad', what, say });

/** Looks at all that an operator has to see to, beside the running server or without it. Decides nothing. */
export async function examine(deps: Deps): Promise<Finding[]> {
  const health = await serverHealth(deps);
  return [
    ...given(deps),
    folder(deps),
    health.database === 'ok' ? ok('database', 'answers') : bad('database', 'is damaged: restore a backup'),
    disk(deps, health.files, await freeDays(deps)),
    key(deps),
    ...backup(health.backup, deps.clock.now()),
    mail(deps, health.mail),
    deps.clockWatch.isPlausible()
      ? ok('clock', 'fits what the database has seen')
      : bad('clock', 'is far from what the database has seen: set it, or start once with CLOCK_CONFIRMED=yes'),
    ...(await scanner(deps)),
    await address(deps),
    ...(await sender(deps)),
  ];
}

function given({ env, site, settings, clock }: Deps): Finding[] {
  const invented = placeholders(site);
  const { phase } = seasonOn(site.programme, berlinDate(clock.now()));
  return [
    invented.length > 0
      ? look('settings', `still have invented values: ${invented.join(', ')}`)
      : ok('settings', 'have no invented value that can be recognised'),
    ...(settings.refused.length > 0
      ? [bad('settings', `this release does not take the values of ${settings.refused.join(', ')}: set them anew`)]
      : []),
    ...(Object.keys(editsOf(settings.shipped)).length > 0
      ? [look('site.config.ts', 'was edited, and is read no more: git checkout site.config.ts')]
      : []),
    phase === 'over'
      ? bad(
          'season',
          `was over on ${writtenDate(site.programme.endsOn)}: open the next one in the admin area (Seasons)`,
        )
      : ok('season', `ends on ${writtenDate(site.programme.endsOn)}`),
    isProxyForgotten(env)
      ? bad('proxy', 'PUBLIC_URL is https and TRUST_PROXY is 0: all visitors count as one. Set TRUST_PROXY=1')
      : ok('proxy', `${env.TRUST_PROXY} in front are believed`),
  ];
}

function folder({ folders }: Deps): Finding {
  const open = [folders.root, folders.uploads, folders.outbox].filter((dir) => (statSync(dir).mode & OTHERS) !== 0);
  return open.length > 0
    ? bad('data folder', `${open.join(', ')} can be read by other users of this machine: chmod 700`)
    : ok('data folder', `${folders.root} is closed to other users`);
}

const RATE_DAYS = 7;

/** How many days the disk lasts if as much comes as in the last week; undefined where nothing came. */
async function freeDays({ db, clock, diskSpace }: Deps): Promise<number | undefined> {
  const aDay = growthStore(db).bytesSince(clock.now() - RATE_DAYS * DAY_MS) / RATE_DAYS;
  return aDay === 0 ? undefined : Math.floor((await diskSpace.freeBytes()) / aDay);
}

const DAYS_TO_ACT = 30;

function disk({ env }: Deps, files: { state: string; used_percent: number | null }, days: number | undefined): Finding {
  const used = `${files.used_percent ?? '?'} % used`;
  if (files.state === 'failed') return bad('disk', 'documents cannot be written');
  if (files.state === 'low')
    return bad('disk', `${used}: no files are taken below ${env.DISK_RESERVE_MB} MB. Make room`);
  const lasts = days === undefined ? used : `${used}; at the rate of last week it lasts ${days} days`;
  return days !== undefined && days < DAYS_TO_ACT ? look('disk', `${lasts}: make room in time`) : ok('disk', lasts);
}

function key({ masterKeys: { place } }: Deps): Finding {
  return place === 'data-folder'
    ? look('key', 'lies in the data folder with the documents: DOCUMENT_KEY_FILE. Keep a copy elsewhere in any case')
    : ok('key', 'lies apart from the documents. Keep a copy elsewhere: without it no backup opens');
}

function backup(
  { at, place, tried_at, problem }: Awaited<ReturnType<typeof serverHealth>>['backup'],
  now: number,
): Finding[] {
  const isOld = at === null || now - Date.parse(at) > DAY_MS;
  const age = at === null ? 'there is none' : `the newest is of ${berlinTime(Date.parse(at))}`;
  const apart = place === 'apart' ? ok('backup', age) : look('backup', `${age}, on the same disk: BACKUP_DIR`);
  return [
    isOld
      ? bad('backup', `${age}: the running server makes one every 15 minutes; its log says why it does not`)
      : apart,
    problem !== null
      ? bad('trial', `the backup would not do (${problem}): npm run backup -- check`)
      : tried_at === null
        ? look('trial', 'no backup was tried yet: npm run backup -- check')
        : ok('trial', `a backup was restored and read on ${berlinTime(Date.parse(tried_at))}`),
  ];
}

function mail({ env }: Deps, { state, waiting }: { state: string; waiting: number }): Finding {
  if (state === 'files') {
    const say = 'no SMTP_URL is set: every mail becomes a file, and nobody gets it';
    return env.PUBLIC_URL.startsWith('https:') ? bad('mail', say) : look('mail', say);
  }
  if (state === 'ok')
    return ok('mail', `goes out; ${waiting} wait. Send yourself one: npm run doctor -- mail <e-mail>`);
  return bad(
    'mail',
    `${waiting} wait, the oldest for over ${state === 'late' ? '10 minutes' : 'an hour'}: npm run mail -- list waiting`,
  );
}

async function scanner({ env: { CLAMD } }: Deps): Promise<Finding[]> {
  if (!CLAMD) return [];
  const verdict = await scanStream(CLAMD, Readable.from([Buffer.from('trial')]), WITHIN_MS);
  return [
    verdict.kind === 'clean'
      ? ok('scanner', 'answers')
      : bad(
          'scanner',
          `clamd does not answer, so documents are held back: ${'reason' in verdict ? verdict.reason : verdict.kind}`,
        ),
  ];
}

/** As a visitor comes: through name server, certificate and proxy. */
async function address({ env: { PUBLIC_URL } }: Deps): Promise<Finding> {
  try {
    const { status } = await fetch(`${PUBLIC_URL}/api/health/ready`, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (status === 200) return ok('address', `${PUBLIC_URL} answers, and the server is ready`);
    return bad('address', `${PUBLIC_URL} answers ${status}: see the server's log`);
  } catch (error) {
    const { message, cause } = error as Error;
    return bad('address', `${PUBLIC_URL} does not answer (${cause instanceof Error ? cause.message : message})`);
  }
}

/** Without these records much mail ends among the spam. A network without a name server tells nothing. */
async function sender({ site, env }: Deps): Promise<Finding[]> {
  const domain = site.contact.senderEmail.split('@').at(-1) ?? '';
  if (!env.SMTP_URL || isInvented(domain)) return [];
  const records = [
    { what: 'SPF', name: domain, sign: 'v=spf1' },
    { what: 'DMARC', name: `_dmarc.${domain}`, sign: 'v=DMARC1' },
  ];
  return Promise.all(
    records.map(async ({ what, name, sign }) => {
      const found = await resolveTxt(name).catch(({ code }: NodeJS.ErrnoException) =>
        code === 'ENODATA' || code === 'ENOTFOUND' ? [] : undefined,
      );
      if (!found) return look(what, `${name} cannot be asked for from here`);
      return found.some((lines) => lines.join('').startsWith(sign))
        ? ok(what, `${name} has a record`)
        : look(what, `${name} has no record (${sign} …): much mail will end among the spam`);
    }),
  );
}
