import type { EraseObstacle } from '#contract/personal-data/erase-obstacles.ts';
import { type Account, accountStore } from '../accounts/account.store.ts';
import { adminStore } from '../accounts/admins/admin.store.ts';
import type { Deps } from '../deps.ts';
import { employerTeam } from '../employers/employer-team.ts';
import { problem } from '../http/problem.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { endsOrganization, leaveForGood, leaveObstacle } from '../members/leave-for-good.ts';
import { keepStops } from '../partners/invitations/keep-stop.ts';
import { partnerTeam } from '../partners/partner-team.ts';
import { type ErasureRest, wordsIn } from './erase.ts';
import { erasedPerson } from './erased-list.ts';
import { type ErasureWhy, erasureStore } from './erasure.store.ts';
import { exportedRowsStore } from './exported-rows.store.ts';

const TEAMS = [partnerTeam, employerTeam];

/**
 * Erases an account, in a transaction: a student's, who has no application any more, as a whole; of anybody else an
 * empty row stays, as the logs of organisations name its id. Whoever is the last of an organisation ends it.
 * @throws Problem where an application, colleagues, open contracts or the admins' area still need the account
 */
export function eraseAccount(deps: Deps, account: Account, why: Extract<ErasureWhy, 'asked' | 'restored'>): void {
  const { db, clock } = deps;
  const erasures = erasureStore(db);
  const { id, email, first_name, last_name, lang } = account;
  const role = accountStore(db).roleOf(id);
  const obstacle = eraseObstacle(deps, id);
  if (obstacle) throw problem(obstacle);
  const now = clock.now();
  const ownMails = exportedRowsStore(db).rows('account', 'outbox', id);
  const mails = ownMails.map((row) => String(row.id));
  for (const team of TEAMS.filter((one) => one.role === role)) {
    const colleagues = leaveForGood(deps, team, id);
    mails.push(...colleagues.flatMap((colleague) => erasures.removeMailsNaming(colleague, email)));
  }
  const rest: ErasureRest = { files: [], mails, words: wordsIn([first_name, last_name, email, id]) };
  keepStops(deps, [email], ownMails);
  if (role === 'student') erasures.removeAccount(id);
  else erasures.emptyAccount(id, now);
  erasures.add({
    ...{ person: erasedPerson(id), why, reason: '', begun_at: now, rest: JSON.stringify(rest) },
    ...{ actor_account_id: null, actor_name: null },
  });
  if (why === 'asked')
    erasures.addMail(outboxStore(db).add({ template: 'data-erased', lang, recipient: email }, now), now);
}

/** What an account still holds, for which it cannot be erased. */
export function eraseObstacle(deps: Deps, id: string): EraseObstacle | undefined {
  const { db } = deps;
  const role = accountStore(db).roleOf(id);
  if (role === 'student' && exportedRowsStore(db).applicationsOf(id).length > 0) return 'erasure_application';
  if (role === 'admin' && accountStore(db).rolesOf(id).deskRole === 'admin' && !adminStore(db).othersDecide(id))
    return 'last_admin';
  const team = TEAMS.find((one) => one.role === role);
  return team && leaveObstacle(deps, team, id);
}

/** Whether the access of an organisation ends with the account, where it can be erased. */
export function isLastOfOrganization(deps: Deps, id: string): boolean {
  const role = accountStore(deps.db).roleOf(id);
  return TEAMS.some((team) => team.role === role && endsOrganization(deps, team, id));
}
