import type { SessionUser } from '#contract/account.ts';

export type Session =
  | { kind: 'loading' }
  /** `to`: the page that somebody goes to who has chosen to leave; nobody is asked to sign in again there. */
  | { kind: 'signed-out'; to?: string }
  | { kind: 'signed-in'; user: SessionUser }
  /** It ended under the page: after a time without use, or from elsewhere. The page waits, out of sight, for its user. */
  | { kind: 'ended'; user: SessionUser }
  /** The server could not be asked; whether somebody is signed in is not known. */
  | { kind: 'unreachable' };

export type SessionEvent =
  /** The server's answer to 'who is signed in here?'. */
  | { kind: 'session'; user: SessionUser | null }
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'signed-out'; to?: string }
  /** A call was refused for want of a session, or nobody can tell after the time that one may rest. */
  | { kind: 'ended' }
  | { kind: 'token-refreshed'; user: SessionUser }
  | { kind: 'unreachable' }
  | { kind: 'asked-again' }
  /** Time has passed that nobody saw, and the server could not be asked since. */
  | { kind: 'lost-sight' };

/** What becomes of a session by an event. Pure. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.kind) {
    case 'session':
      if (event.user) return signedIn(session, event.user);
      return session.kind === 'ended' ? session : signedOut(session);
    case 'signed-in':
      return signedIn(session, event.user);
    // A refresh that was under way while somebody signed out must not sign them in again.
    case 'token-refreshed':
      return isOver(session) ? session : signedIn(session, event.user);
    case 'signed-out':
      return signedOut(session, event.to);
    case 'ended':
      return ended(session);
    // A lost connection signs nobody out.
    case 'unreachable':
      return session.kind === 'loading' ? { kind: 'unreachable' } : session;
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

/** The same object for the same news: what is on the page stays as it is. */
function signedIn(session: Session, user: SessionUser): Session {
  const isKnown = session.kind === 'signed-in' && JSON.stringify(session.user) === JSON.stringify(user);
  return isKnown ? session : { kind: 'signed-in', user };
}

function signedOut(session: Session, to?: string): Session {
  if (session.kind === 'signed-out') return session;
  return to === undefined ? { kind: 'signed-out' } : { kind: 'signed-out', to };
}
