import { useEffect, useRef, useState } from 'react';
import type { SignInReply } from '../second-factor/SecondFactor.tsx';
import { useAccount } from '../shell/account-context.ts';
import type { Owner } from '../shell/owner.ts';
import { pageAfterSignIn } from './page-after-sign-in.ts';

interface SignedIn {
  /** Somebody who was signed in here already when the page came. They may want to go on, or to be somebody else. */
  already: Owner | undefined;
  /** True once the next page is on its way. */
  isLeaving: boolean;
  /** Says in other tabs that somebody has signed in here. */
  tell: (reply: SignInReply) => void;
  leave: (user: Owner) => void;
  /** While something must be read on this page first, no other tab may lead away from it. */
  stay: () => void;
}

/**
 * Leads on after signing in, here or in another tab.
 * @param delayMilliseconds how long this page rests before it leaves
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens for as long as the page lives
  useEffect(() => {
    let stop = () => {};
    loadSession().then((session) => {
      loaded.current = session;
      if (session) stop = listen(session);
    });
    // Back from the next page, this one may come out of the browser's memory as it was left.
    const onShow = () => {
      onItsWay.current = false;
      setLeaving(false);
    };
    addEventListener('pageshow', onShow);
    return () => {
      stop();
      removeEventListener('pageshow', onShow);
    };
  }, []);

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
      // At once where it can be: this page is about to leave.
      if (loaded.current) say(loaded.current);
      else loadSession().then((session) => session && say(session));
    },
    leave,
    stay: () => {
      held.current = true;
    },
  };
}

type SessionModule = typeof import('#src/lib/session.ts');

/** Comes after the form works. Where it does not come, only other tabs are not heard of. */
function loadSession(): Promise<SessionModule | undefined> {
  return import('#src/lib/session.ts').catch(() => undefined);
}
