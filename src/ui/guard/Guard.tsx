import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { SessionUser } from '#contract/accounts/account.ts';
import { ROLE_RULES, type Role } from '#contract/accounts/roles.ts';
import { $session, loadSession, watchRest } from '#src/lib/session/session.ts';
import { ErrorBoundary } from '../island/ErrorBoundary.tsx';
import { useLazyScript } from '../lazy/useLazyScript.ts';
import styles from './Guard.module.css';
import { GuardMessage } from './GuardMessage.tsx';
import type { GuardProps } from './guard-props.ts';
import { guardView } from './guard-view.ts';
import { LazyPart } from './LazyPart.tsx';
import { Offline } from './Offline.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  guard: GuardProps;
  children: (user: SessionUser) => ReactNode;
}

/** The page of a role: content for those who may see it, a way on for all others. The server guards the data. */
export function Guard({ guard, children }: Props) {
  return (
    <ErrorBoundary texts={guard.errorScreen} supportHref={guard.support} heading="h1">
      <Guarded guard={guard}>{children}</Guarded>
    </ErrorBoundary>
  );
}

function Guarded({ guard, children }: Props) {
  const { rules, texts } = guard;
  // The pre-rendered page shows nobody signed in, even if another island has asked before this one hydrates.
  const session = useStore($session, { ssr: 'initial' });
  const here = typeof location === 'undefined' ? '' : location.pathname + location.search + location.hash;
  const view = guardView(session, rules, here);
  const to = view.kind === 'elsewhere' ? view.to : undefined;
  useEffect(() => {
    // Replaces this page in the history, so that 'back' does not lead to it.
    if (to !== undefined) location.replace(to);
  }, [to]);

  switch (view.kind) {
    case 'waiting':
    case 'elsewhere':
      return <Waiting texts={texts} />;
    case 'unreachable':
      return <Offline guard={guard} said={view.said} onRetry={() => loadSession(guard.lang)} />;
    case 'denied':
      return <AccessDenied guard={guard} role={view.role} />;
    case 'allowed':
    case 'covered':
      return (
        <Allowed key={view.user.id} guard={guard} user={view.user} isCovered={view.kind === 'covered'}>
          {children(view.user)}
        </Allowed>
      );
  }
}

/** The content stays rendered while it is covered: somebody may have typed half a letter. */
function Allowed(props: { guard: GuardProps; user: SessionUser; isCovered: boolean; children: ReactNode }) {
  const { guard, user, isCovered, children } = props;
  const restMinutes = guard.rules.restMinutes?.[user.role];
  useEffect(() => (restMinutes ? watchRest(restMinutes, guard.lang) : undefined), [restMinutes, guard.lang]);
  return (
    <>
      <div hidden={isCovered}>
        {guard.texts.reader && user.desk_role === 'reader' && (
          <p className={styles.reader} data-reader="">
            {guard.texts.reader}
          </p>
        )}
        {children}
      </div>
      {isCovered && <Covered guard={guard} user={user} />}
    </>
  );
}

/** Loads the form to sign in again as a separate script; where that fails, offers to reload the page. */
function Covered({ guard, user }: { guard: GuardProps; user: SessionUser }) {
  const { lazy } = useLazyScript(() => import('./SignInAgain.tsx'));
  return (
    <LazyPart guard={guard} lazy={lazy}>
      {({ SignInAgain }) => <SignInAgain guard={guard} user={user} />}
    </LazyPart>
  );
}

/** The visitor is signed in with a role that may not see this page. */
function AccessDenied({ guard, role }: { guard: GuardProps; role: Role }) {
  const { lang, texts, waysOn, picture } = guard;
  // Made here: the homes of all roles would weigh on each page that never shows them.
  const own = { label: texts.ownArea, href: `/${lang}${ROLE_RULES[role].home}` };
  return (
    <GuardMessage picture={{ src: picture.lost, width: 480, height: 360 }} title={texts.deniedTitle}>
      <p className="muted">{texts.deniedText}</p>
      <ul className="row" data-ways-on="">
        {[own, ...waysOn].map(({ label, href }, index) => (
          <li key={href}>
            <a className={index === 0 ? 'btn' : 'btn line'} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </GuardMessage>
  );
}
