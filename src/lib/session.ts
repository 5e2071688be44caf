import { atom } from 'nanostores';
import type { SessionUser } from '#contract/account.ts';
import * as at from '#contract/addresses/account.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { isRole } from '#contract/roles.ts';
import type { Answer, Unchecked } from './answer.ts';
import { call } from './call.ts';
import { hearTabs, tellTabs } from './session-events.ts';

export type Session =
  | { kind: 'loading' }
  /** `to`: the page that somebody goes to who has chosen to leave; nobody is asked to sign in again there. */
  | { kind: 'signed-out'; to?: string }
  | { kind: 'signed-in'; user: SessionUser }
  /** The server could not be asked; whether somebody is signed in is not known. */
  | { kind: 'unreachable' };

export type SessionEvent =
  /** The server's answer to 'who is signed in here?'. */
  | { kind: 'session'; user: SessionUser | null }
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'signed-out'; to?: string }
  | { kind: 'token-refreshed'; user: SessionUser }
  | { kind: 'unreachable' }
  | { kind: 'asked-again' }
  /** Time has passed that nobody saw, and the server could not be asked since. */
  | { kind: 'lost-sight' };

/** Who is signed in, for every island of the page. */
export const $session = atom<Session>({ kind: 'loading' });

export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.kind) {
    case 'session':
      return event.user ? signedIn(session, event.user) : signedOut(session);
    case 'signed-in':
      return signedIn(session, event.user);
    // A refresh that was under way while somebody signed out must not sign them in again.
    case 'token-refreshed':
      return session.kind === 'signed-out' ? session : signedIn(session, event.user);
    case 'signed-out':
      return signedOut(session, event.to);
    // A lost connection signs nobody out.
    case 'unreachable':
      return session.kind === 'loading' ? { kind: 'unreachable' } : session;
    case 'asked-again':
      return session.kind === 'unreachable' ? { kind: 'loading' } : session;
    case 'lost-sight':
      return { kind: 'unreachable' };
  }
}

/** The same object for the same news: what is on the page stays as it is. */
function signedIn(session: Session, user: SessionUser): Session {
  const isKnown = session.kind === 'signed-in' && JSON.stringify(session.user) === JSON.stringify(user);
  return isKnown ? session : { kind: 'signed-in', user };
}

function signedOut(session: Session, to?: string): Session {
  if (session.kind === 'signed-out') return session;
  return to === undefined ? { kind: 'signed-out' } : { kind: 'signed-out', to };
}

/** What happened to the session, by an answer or by the person; other tabs are told of what they cannot know. */
export function tellSession(event: SessionEvent): void {
  if (event.kind === 'signed-in' || event.kind === 'signed-out') {
    turn += 1;
    tellTabs(event.kind);
  }
  apply(event);
}

// Counts sign-ins and sign-outs: an answer to an older question says nothing any more.
let turn = 0;
let answers = 0;
let answeredAt = 0;

function apply(event: SessionEvent): void {
  const next = nextSession($session.get(), event);
  if (next !== $session.get()) $session.set(next);
}

/** Asks the server who is signed in. The role comes in the same answer, read there after the session. Never rejects. */
export async function loadSession(lang: string): Promise<Session> {
  apply({ kind: 'asked-again' });
  const asked = turn;
  const answer = await call(at.getSession, {}, { lang });
  if (asked === turn) apply(sessionEvent(answer, 'session'));
  return $session.get();
}

/** For a page out of the browser's memory: it must not go on with what it knew. */
async function recallSession(lang: string): Promise<void> {
  const before = answers;
  await loadSession(lang);
  if (answers === before) apply({ kind: 'lost-sight' });
}

/** Makes the session younger. Never rejects. */
async function refreshSession(lang: string): Promise<void> {
  const asked = turn;
  const answer = await call(at.refresh, {}, { lang });
  if (asked !== turn) return;
  const ended = answer.kind === 'refused' && answer.status === 401;
  apply(ended ? { kind: 'signed-out' } : sessionEvent(answer, 'token-refreshed'));
}

/** An answer without a readable user says nothing about anybody: a hotel's sign-in page, for one. */
function sessionEvent(answer: Answer<SessionReply>, kind: 'session' | 'token-refreshed'): SessionEvent {
  if (answer.kind !== 'ok') return { kind: 'unreachable' };
  const user = readUser(answer.data);
  const isNobody = kind === 'session' && answer.data.user === null;
  if (!user && !isNobody) return { kind: 'unreachable' };
  answers += 1;
  answeredAt = Date.now();
  return user ? { kind, user } : { kind: 'session', user: null };
}

/**
 * Ends this session. Anything but 'ok' leaves it as it was, and the page must say so.
 * @param to the page to go on to
 */
export async function signOut(lang: string, to: string): Promise<Answer> {
  const answer = await call(at.signOut, {}, { lang });
  if (answer.kind === 'ok') tellSession({ kind: 'signed-out', to });
  return answer;
}

/** Says whether a call was refused because nobody is signed in any more; the guard then takes over. */
export function noteRefusal(answer: Answer): boolean {
  const ended = answer.kind === 'refused' && answer.status === 401 && answer.code === 'sign_in_required';
  if (ended) tellSession({ kind: 'signed-out' });
  return ended;
}

// Younger than the server's own limit for a cookie, so that somebody who comes back goes on where they were.
const REFRESH_AFTER_MILLISECONDS = 10 * 60 * 1000;

/**
 * Asks once and then keeps the answer true: other tabs, a page that comes back out of the browser's memory, a device
 * that has slept. Returns how to stop.
 */
export function followSession(lang: string): () => void {
  const root = document.documentElement;
  const onVisible = () => {
    const isOld = Date.now() - answeredAt > REFRESH_AFTER_MILLISECONDS;
    if (document.visibilityState === 'visible' && $session.get().kind === 'signed-in' && isOld) refreshSession(lang);
  };
  const onOnline = () => {
    if ($session.get().kind === 'unreachable') loadSession(lang);
  };
  // The browser may keep this page as it is and show it to whoever goes back: it rests out of sight until it is known
  // who is there.
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

/** The user in an answer `{ user }`, or undefined. By hand: the contract's rules would bring a library along. */
export function readUser(reply: Unchecked<SessionReply>): SessionUser | undefined {
  const user = reply.user as Partial<SessionUser> | null | undefined;
  if (!user || typeof user.id !== 'string' || typeof user.email !== 'string' || !isRole(user.role)) return undefined;
  const { id, email, role, lang = 'de', first_name = '', last_name = '', partner_id = null } = user;
  return { id, email, role, lang, first_name, last_name, partner_id };
}

type SessionReply = ReplyOf<typeof at.getSession.path>;
