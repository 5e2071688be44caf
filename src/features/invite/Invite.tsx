import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { type InvitationView, inviteToken, viewOfInvitation } from './invitation.ts';
import { InviteContext, useInvitePage } from './invite-context.ts';
import type { InviteProps } from './invite-props.ts';
import { Validating } from './Validating.tsx';
import { Welcome } from './Welcome.tsx';

/** /invite/{token}: a student signs up by a partner's invitation. */
export function Invite(props: InviteProps) {
  return (
    <ErrorBoundary texts={props.errorScreen} supportHref={props.links.support} heading="h1">
      <InviteContext value={props}>
        <Invited />
      </InviteContext>
    </ErrorBoundary>
  );
}

function Invited() {
  const { lang, texts: t } = useInvitePage();
  const { view, retry } = useInvitation(lang);
  switch (view.kind) {
    case 'validating':
      return <Validating />;
    case 'no-token':
      return <Invalid title={t.invalidTitle} text={`${t.noToken}. ${t.noTokenAdvice}`} />;
    case 'invalid':
      return <Invalid title={t.invalidTitle} text={`${view.error || t.invalid}. ${t.invalidAdvice}`} />;
    case 'paused':
      return <Invalid title={t.pausedTitle} text={t.pausedText} main="join" />;
    case 'failed':
      return <Failed text={view.error || (view.offline ? t.offline : t.failed)} onRetry={retry} />;
    case 'open':
      return <Welcome token={view.token} invitation={view.invitation} />;
  }
}

/** The invitation could not be checked, since the server did not answer. */
function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { texts: t, pictures } = useInvitePage();
  return (
    <GuardMessage picture={{ src: pictures.offline, width: 240, height: 180 }} title={t.failedTitle}>
      <p className="muted">{text}</p>
      <p>
        <button type="button" className="btn" onClick={onRetry}>
          {t.retry}
        </button>
      </p>
    </GuardMessage>
  );
}

interface Props {
  title: string;
  text: string;
  /** Which of the two links is the main button; the other one stands below it. */
  main?: 'home' | 'join';
}

/** The invitation does not work, or not now: whom to ask, and how to apply without an account. */
function Invalid({ title, text, main = 'home' }: Props) {
  const { texts: t, links, supportEmail, pictures } = useInvitePage();
  const other = main === 'home' ? 'join' : 'home';
  return (
    <GuardMessage picture={{ src: pictures.lost, width: 480, height: 360 }} title={title}>
      <p className="muted">{text}</p>
      <ul className="row">
        {([main, other] as const).map((way) => (
          <li key={way}>
            <a className={way === main ? 'btn' : 'btn line'} href={links[way]}>
              {t[way]}
            </a>
          </li>
        ))}
      </ul>
      <p className="sm muted">
        {t.writeUs} <a href={links.support}>{supportEmail}</a>
      </p>
    </GuardMessage>
  );
}

/** Asks whether the invitation in the address is good, and asks again when the connection is back. */
function useInvitation(lang: string): { view: InvitationView; retry: () => void } {
  const [view, setView] = useState<InvitationView>({ kind: 'validating' });
  const validate = async () => {
    const token = inviteToken(location.pathname);
    setView({ kind: 'validating' });
    setView(
      token
        ? viewOfInvitation(await call('POST /api/functions/validate-invite-token', { token }, { lang }), token)
        : { kind: 'no-token' },
    );
  };
  useOnMount(() => void validate());
  const isOffline = view.kind === 'failed' && view.offline;
  useOnChange(isOffline, () => {
    if (!isOffline) return;
    addEventListener('online', validate);
    return () => removeEventListener('online', validate);
  });
  return { view, retry: validate };
}
