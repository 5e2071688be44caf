import { atom } from 'nanostores';
import type { SessionUser } from '#contract/accounts/account.ts';
import { isRole } from '#contract/accounts/roles.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '../call/answer.ts';
import { call, keeper } from '../call/call.ts';
import { forgetPerson } from '../tab-storage.ts';
import { hearTabs, tellTabs } from './session-events.ts';
import { nextSession, type Session, type SessionEvent } from './session-state.ts';

/** The session as every island of the page sees it. */
export const $session = atom<Session>({ kind: 'loading' });

/** Applies an event to the session; other tabs are told of sign-ins and sign-outs. */
export function tellSession(event: SessionEvent): void {
  if (event.kind === 'signed-in' || event.kind === 'signed-out') {
    turn += 1;
    tellTabs(event.kind);
  }
  apply(event);
}

// Counts sign-ins and sign-outs, so that an answer to an older question is ignored.
let turn = 0;
let answers = 0;
let answeredAt = 0;

function apply(event: SessionEvent): void {
  if (event.kind === 'signed-out') forgetPerson();
  const next = nextSession($session.get(), event);
  if (next !== $session.get()) $session.set(next);
}

/** Asks the server who is signed in. The server reads the role anew for each such answer. Never rejects. */
export async function loadSession(lang: string): Promise<Session> {
  apply({ kind: 'asked-again' });
  const asked = turn;
  const answer = await call('GET /api/auth/session', {}, { lang });
  if (asked === turn) apply(sessionEvent(answer, 'session'));
  return $session.get();
}

/** For a page that the browser restored from its cache: what it knew may no longer hold. */
async function recallSession(lang: string): Promise<void> {
  const before = answers;
  await loadSession(lang);
  if (answers === before) apply({ kind: 'lost-sight' });
}

/** Extends the session. Never rejects. */
async function refreshSession(lang: string): Promise<void> {
  const asked = turn;
  const answer = await call('POST /api/auth/refresh', {}, { lang });
  if (asked !== turn) return;
  apply(isForWantOfSession(answer) ? { kind: 'ended' } : sessionEvent(answer, 'token-refreshed'));
}

/** An answer without a readable user, such as a hotel's sign-in page, says nothing about the session. */
function sessionEvent(answer: Answer<SessionReply>, kind: 'session' | 'token-refreshed'): SessionEvent {
  if (answer.kind === 'refused') return { kind: 'unreachable', said: answer.message };
  if (answer.kind !== 'ok') return { kind: 'unreachable' };
  const user = readUser(answer.data);
  const isNobody = kind === 'session' && answer.data.user === null;
  if (!user && !isNobody) return { kind: 'unreachable' };
  answers += 1;
  answeredAt = Date.now();
  return user ? { kind, user } : { kind: 'session', user: null };
}

/**
 * Ends this session. After any answer but 'ok' the session goes on, and the page must say so.
 * @param to the page to go on to
 */
export async function signOut(lang: string, to: string): Promise<Answer> {
  const answer = await call('POST /api/auth/sign-out', {}, { lang });
  if (answer.kind === 'ok') tellSession({ kind: 'signed-out', to });
  return answer;
}

/**
 * Whether a call was refused because nobody is signed in any more. `keepClick` has handled that: if the refusal still
 * arrives at a page, somebody else has signed in or the user has left, and the guard shows it.
 */
export function isForWantOfSession(answer: Answer): boolean {
  return answer.kind === 'refused' && answer.status === 401 && answer.code === 'sign_in_required';
}

/**
 * A call that is refused for want of a session has done nothing yet: it waits until its user has signed in again, and
 * is then repeated, so that no click is lost.
 */
function keepClick(answer: Answer): Promise<boolean> | boolean {
  if (answer.kind === 'ok') usedAt = Date.now();
  if (!isForWantOfSession(answer)) return false;
  apply({ kind: 'ended' });
  const session = $session.get();
  return session.kind === 'ended' && isBack(session.user.id);
}

function isBack(userId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $session.listen((session) => {
      if (session.kind === 'ended') return;
      stop();
      resolve(session.kind === 'signed-in' && session.user.id === userId);
    });
  });
}

// When the server last answered a call of this page: the session's rest begins then.
let usedAt = 0;

const LOOK_EVERY_MILLISECONDS = 15_000;

/**
 * Covers a page that was left open for longer than its session may rest, even without a connection. The server is asked
 * first, since another tab may have used the session. Returns how to stop.
 */
export function watchRest(restMinutes: number, lang: string): () => void {
  usedAt = Date.now();
  const look = async () => {
    if ($session.get().kind !== 'signed-in' || Date.now() - usedAt < restMinutes * 60_000) return;
    const asked = turn;
    const answer = await call('GET /api/auth/session', {}, { lang });
    if (asked === turn && !(answer.kind === 'ok' && readUser(answer.data))) apply({ kind: 'ended' });
  };
  const timer = setInterval(look, LOOK_EVERY_MILLISECONDS);
  return () => clearInterval(timer);
}

// Shorter than the server's own limit, so that somebody who comes back can go on.
const REFRESH_AFTER_MILLISECONDS = 10 * 60 * 1000;

/**
 * Asks who is signed in, and keeps that current: after news of other tabs, on a page restored from the browser's cache,
 * and after a device has slept. Returns how to stop.
 */
export function followSession(lang: string): () => void {
  const root = document.documentElement;
  keeper.look = keepClick;
  const onVisible = () => {
    const isOld = Date.now() - answeredAt > REFRESH_AFTER_MILLISECONDS;
    if (document.visibilityState === 'visible' && $session.get().kind === 'signed-in' && isOld) refreshSession(lang);
  };
  const onOnline = () => {
    if ($session.get().kind === 'unreachable') loadSession(lang);
  };
  // The browser may keep this page in its cache and show it to whoever goes back: it stays hidden until the server has
  // said who is signed in.
  const onHide = () => {
    root.dataset.resting = '';
  };
  const onShow = async ({ persisted }: PageTransitionEvent) => {
    if (persisted) await recallSession(lang);
    delete root.dataset.resting;
  };
  const stopHearing = hearTabs((kind) => {
    turn += 1;
    if (kind === 'signed-out') apply({ kind });
    else loadSession(lang);
  });
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onOnline);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  loadSession(lang);
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', onOnline);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}

/** The user in an answer `{ user }`, or undefined. Checked by hand: the contract's schemas would load a library. */
export function readUser(reply: Unchecked<SessionReply>): SessionUser | undefined {
  const user = reply.user as Partial<SessionUser> | null | undefined;
  if (!user || typeof user.id !== 'string' || typeof user.email !== 'string' || !isRole(user.role)) return undefined;
  const unsaid = { desk_role: null, lang: 'de', first_name: '', last_name: '', partner_id: null };
  return { ...unsaid, ...user } as SessionUser;
}

type SessionReply = ReplyOf<'GET /api/auth/session'>;
