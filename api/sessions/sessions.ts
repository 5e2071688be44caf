import type { SessionUser } from '#contract/accounts/account.ts';
import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import type { Role } from '#contract/accounts/roles.ts';
import { type Account, accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import type { Cookies } from '../http/cookies.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { type Session, sessionStore } from './session.store.ts';
import { cookieLife, sessionLifeLeft } from './session-life.ts';
import { issueToken, readToken } from './session-token.ts';

/** A signed-in account. The role comes from the database, never from the cookie. */
export interface SignedIn {
  account: Account;
  role: Role;
  /** As what the account uses the admins' area. */
  deskRole: DeskRole | null;
  session: Session;
}

// Writing the row on each request would cost a disk flush each time.
const TOUCH_EVERY_MS = MINUTE_MS;
const REISSUE_EVERY_MS = 15 * MINUTE_MS;

/** The owner of a session cookie. Renews session and cookie; clears a cookie that is invalid. */
export function resumeSession(deps: Deps, cookies: Cookies): SignedIn | undefined {
  const token = cookies.get('session');
  if (token === undefined) return undefined;
  const now = deps.clock.now();
  const claims = readToken(deps, token, now);
  const found = claims && findSignedIn(deps, claims.sessionId, claims.accountId, now);
  if (!claims || !found) {
    cookies.clear('session');
    return undefined;
  }
  touchNowAndThen(deps, found.session, now);
  if (now - claims.issuedAt >= REISSUE_EVERY_MS || claims.role !== found.role) issueCookie(deps, cookies, found);
  return found;
}

/** Notes a use once a minute. A failure, as on a full disk, is logged: reading goes on. */
function touchNowAndThen({ db, log }: Deps, { id, last_seen_at }: Session, now: number): void {
  if (now - last_seen_at < TOUCH_EVERY_MS) return;
  const error = sessionStore(db).touch(id, now);
  if (error) log.warn({ error: String(error) }, 'the use of a session was not written');
}

/** Starts a session in this browser, and ends the one that it had before. */
export function startSession(deps: Deps, cookies: Cookies, account: Account, device: string): SignedIn {
  const now = deps.clock.now();
  const before = resumeSession(deps, cookies);
  const session = deps.tx(() => {
    if (before) sessionStore(deps.db).end(before.session.id, before.account.id);
    return sessionStore(deps.db).start(account.id, device, now);
  });
  const signedIn = { account, ...accountStore(deps.db).rolesOf(account.id), session };
  issueCookie(deps, cookies, signedIn);
  return signedIn;
}

export function issueCookie(deps: Deps, cookies: Cookies, { account, role, session }: SignedIn): void {
  const now = deps.clock.now();
  const lifeMs = cookieLife(session, role, now);
  const claims = { accountId: account.id, sessionId: session.id, role, issuedAt: now };
  cookies.set('session', issueToken(deps, claims, lifeMs), lifeMs);
}

/** An account as its own pages show it. */
export function viewUser({ account, role, deskRole }: Omit<SignedIn, 'session'>): SessionUser {
  const { id, email, lang, first_name, last_name, partner_id } = account;
  return { id, email, role, desk_role: deskRole, lang, first_name, last_name, partner_id };
}

function findSignedIn(deps: Deps, sessionId: string, accountId: string, now: number): SignedIn | undefined {
  const session = sessionStore(deps.db).find(sessionId);
  if (!session || session.account_id !== accountId) return undefined;
  const account = accountStore(deps.db).find(accountId);
  if (!account || account.disabled_at !== null) return undefined;
  const roles = accountStore(deps.db).rolesOf(accountId);
  return sessionLifeLeft(session, roles.role, now) > 0 ? { account, ...roles, session } : undefined;
}
