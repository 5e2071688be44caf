import { atom } from 'nanostores';
import type { SessionUser } from '#contract/account.ts';
import * as at from '#contract/addresses/account.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { isRole } from '#contract/roles.ts';
import type { Answer, Unchecked } from './answer.ts';
import { call, keeper } from './call.ts';
import { hearTabs, tellTabs } from './session-events.ts';
import { nextSession, type Session, type SessionEvent } from './session-state.ts';

/** Who is signed in, for every island of the page. */
export const $session = atom<Session>({ kind: 'loading' });

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
  apply(isRefusedForWantOfSession(answer) ? { kind: 'ended' } : sessionEvent(answer, 'token-refreshed'));
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

/**
 * Says whether a call was refused because nobody is signed in any more. The keeper has seen it before: by now somebody
 * else has signed in, or chose to leave, and the guard shows that.
 */
export function noteRefusal(answer: Answer): boolean {
  return isRefusedForWantOfSession(answer);
}

function isRefusedForWantOfSession(answer: Answer): boolean {
  return answer.kind === 'refused' && answer.status === 401 && answer.code === 'sign_in_required';
}

/**
 * A call that is refused for want of a session has done nothing yet: it waits until its user has signed in again, and
 * is then made once more, so that no click is lost.
 */
function keepClick(answer: Answer): Promise<boolean> | boolean {
  if (answer.kind === 'ok') usedAt = Date.now();
  if (!isRefusedForWantOfSession(answer)) return false;
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

// When the server last did something for this page: its sessions rest from then on.
let usedAt = 0;

const LOOK_EVERY_MILLISECONDS = 15_000;

/**
 * Whoever has left an open page for longer than their session may rest finds it covered, even without a connection.
 * Another tab may have kept the session awake: the server is asked first. Returns how to stop.
 */
export function watchRest(restMinutes: number, lang: string): () => void {
  usedAt = Date.now();
  const look = async () => {
    if ($session.get().kind !== 'signed-in' || Date.now() - usedAt < restMinutes * 60_000) return;
    const asked = turn;
    const answer = await call(at.getSession, {}, { lang });
    if (asked === turn && !(answer.kind === 'ok' && readUser(answer.data))) apply({ kind: 'ended' });
  };
  const timer = setInterval(look, LOOK_EVERY_MILLISECONDS);
  return () => clearInterval(timer);
}

// Younger than the server's own limit for a cookie, so that somebody who comes back goes on where they were.
const REFRESH_AFTER_MILLISECONDS = 10 * 60 * 1000;

/**
 * Asks once and then keeps the answer true: other tabs, a page that comes back out of the browser's memory, a device
 * that has slept. Returns how to stop.
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
