import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { Failed } from './Failed.tsx';
import { Invalid } from './Invalid.tsx';
import { InviteContext, useInvitePage } from './invite-context.ts';
import type { InviteProps } from './invite-props.ts';
import { useInvitation } from './useInvitation.ts';
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
