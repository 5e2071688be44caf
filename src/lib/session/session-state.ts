import type { SessionUser } from '#contract/accounts/account.ts';

export type Session =
  | { kind: 'loading' }
  /** `to`: where somebody who has signed out by choice goes, instead of the sign-in page. */
  | { kind: 'signed-out'; to?: string }
  | { kind: 'signed-in'; user: SessionUser }
  /** The session ended while its page was open, by itself or from elsewhere: the page waits, covered, for its user. */
  | { kind: 'ended'; user: SessionUser }
  /** Whether somebody is signed in is not known. `said`: the sentence of a server that did answer. */
  | { kind: 'unreachable'; said?: string | undefined };

export type SessionEvent =
  /** The server's answer to 'who is signed in here?'. */
  | { kind: 'session'; user: SessionUser | null }
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'signed-out'; to?: string }
  /** A call was refused for want of a session, or the session has rested too long and the server could not be asked. */
  | { kind: 'ended' }
  | { kind: 'token-refreshed'; user: SessionUser }
  | { kind: 'unreachable'; said?: string | undefined }
  | { kind: 'asked-again' }
  /** The browser restored the page from its cache, and the server could not be asked since. */
  | { kind: 'lost-sight' };

/** The state of the session after an event. Pure. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.kind) {
    case 'session':
      if (event.user) return signedIn(session, event.user);
      return session.kind === 'ended' ? session : signedOut(session);
    case 'signed-in':
      return signedIn(session, event.user);
    // A refresh that was under way during a sign-out must not sign anybody in again.
    case 'token-refreshed':
      return isOver(session) ? session : signedIn(session, event.user);
    case 'signed-out':
      return signedOut(session, event.to);
    case 'ended':
      return ended(session);
    // A lost connection signs nobody out.
    case 'unreachable':
      return session.kind === 'loading' ? event : session;
    case 'asked-again':
      return session.kind === 'unreachable' ? { kind: 'loading' } : session;
    case 'lost-sight':
      return { kind: 'unreachable' };
  }
}

const isOver = ({ kind }: Session) => kind === 'signed-out' || kind === 'ended';

function ended(session: Session): Session {
  if (session.kind === 'signed-in') return { kind: 'ended', user: session.user };
  return session.kind === 'ended' ? session : signedOut(session);
}

/** Keeps the same object for the same user, so that the page does not render anew. */
function signedIn(session: Session, user: SessionUser): Session {
  const isKnown = session.kind === 'signed-in' && JSON.stringify(session.user) === JSON.stringify(user);
  return isKnown ? session : { kind: 'signed-in', user };
}

function signedOut(session: Session, to?: string): Session {
  if (session.kind === 'signed-out') return session;
  return to === undefined ? { kind: 'signed-out' } : { kind: 'signed-out', to };
}
