import { ENDED_STATUSES, isOpen, STATUSES } from '#contract/model/status.ts';
import type { Loss, SettingsLoss } from '#contract/settings/settings.ts';
import { copiesIn, copyTime } from '../backups/backup-folder.ts';
import { outdatedCopies } from '../backups/outdated-copies.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Deps } from '../deps.ts';
import { underpaidEmployers } from '../employers/lawful.ts';
import { retentionStore } from '../retention/retention.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { lossStore } from './losses.store.ts';

type Period = keyof SiteConfig['retention'];

/**
 * What a change takes away: whose data go sooner than so far, or at once, by shorter periods; who is proposed no more, by
 * narrower ages; who was offered a place with costs that they would now pay; and which requirements pay too little then.
 */
export async function lossesOf(
  { db, env, site, clock, storage }: Pick<Deps, 'db' | 'env' | 'site' | 'clock' | 'storage'>,
  changed: SiteConfig,
): Promise<SettingsLoss[]> {
  const { retention, programme } = changed;
  const { minAge, maxAge, costs } = programme;
  const store = lossStore(db);
  const now = clock.now();
  const inStatus = (isMeant: (status: (typeof STATUSES)[number]) => boolean) =>
    store.applications(JSON.stringify(STATUSES.filter(isMeant)));
  const between = (count: (from: number, until: number) => number, period: Period) =>
    count(now - site.retention[period] * DAY_MS, now - retention[period] * DAY_MS);
  const copies = async () => {
    // A folder that cannot be read, such as a share that is gone, stops no change.
    const times = (await copiesIn(env.BACKUP_DIR).catch(() => [])).map(copyTime);
    const going = (days: number) => outdatedCopies(times, now, days).length;
    return going(retention.backupsDays) - going(site.retention.backupsDays);
  };
  const aside = async () => {
    let count = 0;
    for await (const ids of storage.listAside()) count += ids.length;
    return count;
  };
  const counts: readonly [Loss, Period, () => number | Promise<number>][] = [
    ['passports', 'passportDays', () => retentionStore(db).countGoing('passport', Number.MAX_SAFE_INTEGER)],
    ['ended', 'endedDays', () => inStatus((status) => ENDED_STATUSES.includes(status))],
    ['completed', 'completedDays', () => inStatus((status) => !ENDED_STATUSES.includes(status) && !isOpen(status))],
    ['unfinished', 'unfinishedDays', () => inStatus(isOpen)],
    ['partners_lists', 'partnersDays', () => store.registrations(berlinDate(now))],
    ['mails', 'mailsDays', () => between(store.mails, 'mailsDays')],
    ['events', 'eventsDays', () => between(store.events, 'eventsDays')],
    ['views', 'viewsDays', () => between(store.views, 'viewsDays')],
    ['backups', 'backupsDays', copies],
    ['orphans', 'orphansDays', aside],
  ];
  const shorter = counts.filter(([, period]) => retention[period] < site.retention[period]);
  const losses = await Promise.all(shorter.map(async ([what, , count]) => ({ what, count: await count() })));
  if (minAge > site.programme.minAge || maxAge < site.programme.maxAge)
    losses.push({ what: 'candidates', count: store.candidates({ minAge, maxAge }) });
  if (costsMore(site.programme.costs, costs)) losses.push({ what: 'payers', count: store.offered(berlinDate(now)) });
  const underpaid = (by: SiteConfig) => underpaidEmployers({ db, clock, site: by }).length;
  losses.push({ what: 'underpaid', count: underpaid(changed) - underpaid(site) });
  return losses.filter(({ count }) => count > 0);
}

type Costs = SiteConfig['programme']['costs'];

/** Whether students pay what employers have paid so far, or a higher fee. Pure. */
function costsMore(before: Costs, now: Costs): boolean {
  const items = Object.keys(now.paidBy) as (keyof Costs['paidBy'])[];
  const isShifted = items.some((item) => before.paidBy[item] === 'employer' && now.paidBy[item] === 'student');
  return isShifted || now.studentFeeEuro > before.studentFeeEuro;
}
