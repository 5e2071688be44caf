import { NUDGE_MANY_PEOPLE } from '#contract/limits.ts';
import type { NudgeManyReply } from '#contract/partners/registration-list.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { inPages, nextTurn } from '../../time/next-turn.ts';
import { verifiedPartner } from '../caller-partner.ts';
import { type Partner, partnerStore } from '../partner.store.ts';
import { queueNudge } from './queue-nudge.ts';
import { type ListedRegistration, type RegistrationRow, registrationStore } from './registration.store.ts';
import { canNudge } from './registrations.ts';
import { fitting } from './selection.ts';

// Per batch: reading rows, or queueing mails to people, takes a few milliseconds.
const ROWS_AT_ONCE = 1000;
const PEOPLE_AT_ONCE = 20;

/**
 * Reminds all selected students of the partner who have something to do and were not reminded lately. Each is
 * checked again in the transaction that queues the mail: a doubled press mails nobody twice.
 */
export const nudgeMany = endpoint('nudgeMany', {
  auth: verifiedPartner,
  limit: { perNetwork: 300, perCaller: 60 },
  async handle({ deps, caller: { account, partner }, input: { only_count: onlyCount = false, ...wanted } }) {
    const { people, ...counts } = await lookThrough(deps, partner, fitting(wanted, deps.clock.now()));
    const now = people.slice(0, NUDGE_MANY_PEOPLE);
    const left = people.length - now.length;
    if (onlyCount) return { ...counts, nudged: now.length, left };
    const nudged = await remind(deps, partner, now);
    if (nudged > 0) record(deps, partner, account.id, nudged);
    return { ...counts, nudged, left };
  },
});

/** Whether somebody may be reminded together with others, and if not, why. Pure. */
export function nudgeManyState(
  row: Pick<RegistrationRow, 'missing' | 'nudge_at'>,
  now: number,
): 'possible' | 'recent' | 'stopped' | 'nothing' {
  if (row.missing === '[]') return 'nothing';
  if (row.nudge_at === null) return 'stopped';
  return canNudge(row, now) ? 'possible' : 'recent';
}

async function lookThrough(deps: Deps, { partner_id: id }: Partner, fits: (row: RegistrationRow) => boolean) {
  const counts: Pick<NudgeManyReply, 'recent' | 'stopped' | 'nothing'> = { recent: 0, stopped: 0, nothing: 0 };
  const people: string[] = [];
  const now = deps.clock.now();
  // Students who have waited longest come first, as one call may not reach all.
  const rowsAfter = (last: ListedRegistration | undefined) =>
    registrationStore(deps.db).page(id, 'longest', last, ROWS_AT_ONCE);
  for await (const rows of inPages<ListedRegistration>(rowsAfter))
    for (const row of rows.filter(fits)) {
      const state = nudgeManyState(row, now);
      if (state === 'possible') people.push(row.person_id);
      else counts[state] += 1;
    }
  // Somebody whose row moves on while the pages are read is read twice.
  return { people: [...new Set(people)], ...counts };
}

/** Queues mails in small batches, one transaction each. Returns how many. */
async function remind(deps: Deps, partner: Partner, people: readonly string[]): Promise<number> {
  let nudged = 0;
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const batch = people.slice(from, from + PEOPLE_AT_ONCE);
    nudged += deps.tx(() => batch.filter((id) => remindOne(deps, partner, id)).length);
    await nextTurn();
  }
  return nudged;
}

/** Several people work for a partner: its log says who has mailed hundreds. */
function record(deps: Deps, { partner_id: id }: Partner, accountId: string, nudged: number): void {
  deps.tx(() => partnerStore(deps.db).addAudit(id, 'remind_students', accountId, deps.clock.now(), `${nudged}`));
}

function remindOne(deps: Deps, partner: Partner, personId: string): boolean {
  const person = registrationStore(deps.db).find(partner.partner_id, personId);
  if (!person || nudgeManyState(person, deps.clock.now()) !== 'possible') return false;
  queueNudge(deps, partner, person);
  return true;
}
