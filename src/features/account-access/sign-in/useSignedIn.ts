import { useRef, useState } from 'react';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { SignInReply } from '../second-factor/SecondFactor.tsx';
import { useAccount } from '../shell/account-context.ts';
import type { Owner } from '../shell/owner.ts';
import { pageAfterSignIn } from './page-after-sign-in.ts';

interface SignedIn {
  /** Somebody who was already signed in when the page opened; they may go on, or sign in as somebody else. */
  already: Owner | undefined;
  /** True once the next page is on its way. */
  isLeaving: boolean;
  /** Tells other tabs that somebody has signed in here. */
  tell: (reply: SignInReply) => void;
  leave: (user: Owner) => void;
  /** Keeps other tabs from leading away while something must be read on this page. */
  stay: () => void;
}

/**
 * Leads on after a sign-in, here or in another tab.
 * @param delayMilliseconds how long this page waits before it leads on
 */
export function useSignedIn(delayMilliseconds = 0): SignedIn {
  const { lang, homes } = useAccount();
  const [already, setAlready] = useState<Owner>();
  const [isLeaving, setLeaving] = useState(false);
  const held = useRef(false);
  const onItsWay = useRef(false);
  const loaded = useRef<SessionModule>(undefined);

  const leave = (user: Owner) => {
    if (onItsWay.current) return;
    onItsWay.current = true;
    const target = pageAfterSignIn(user.role, document.documentElement.dataset.next, homes);
    setLeaving(true);
    setTimeout(() => location.assign(target), delayMilliseconds);
  };

  useOnMount(() => {
    let stop = () => {};
    loadSession().then((session) => {
      loaded.current = session;
      if (session) stop = listen(session);
    });
    // 'Back' from the next page may restore this one from the browser's cache, as it was left.
    const onShow = () => {
      onItsWay.current = false;
      setLeaving(false);
    };
    addEventListener('pageshow', onShow);
    return () => {
      stop();
      removeEventListener('pageshow', onShow);
    };
  });

  const listen = ({ $session, followSession }: SessionModule) => {
    let isFirstAnswer = true;
    const stopListening = $session.listen((session) => {
      if (session.kind === 'loading' || session.kind === 'unreachable') return;
      const isAnswer = isFirstAnswer;
      isFirstAnswer = false;
      if (session.kind === 'signed-out' || session.kind === 'ended') return setAlready(undefined);
      if (isAnswer) return setAlready(session.user);
      if (!held.current) leave(session.user);
    });
    const stopFollowing = followSession(lang);
    return () => {
      stopListening();
      stopFollowing();
    };
  };

  return {
    already,
    isLeaving,
    tell: (reply) => {
      const say = ({ readUser, tellSession }: SessionModule) => {
        const user = readUser(reply);
        if (user) tellSession({ kind: 'signed-in', user });
      };
      // Synchronously where possible, since this page is about to leave.
      if (loaded.current) say(loaded.current);
      else loadSession().then((session) => session && say(session));
    },
    leave,
    stay: () => {
      held.current = true;
    },
  };
}

type SessionModule = typeof import('#src/lib/session/session.ts');

/** Loads after the form works. Without it, only other tabs go unheard. */
function loadSession(): Promise<SessionModule | undefined> {
  return import('#src/lib/session/session.ts').catch(() => undefined);
}
