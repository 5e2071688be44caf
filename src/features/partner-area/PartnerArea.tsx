import { failurePicture, GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { Desk } from './Desk.tsx';
import { PartnerAreaContext } from './partner-area-context.ts';
import type { PartnerAreaProps } from './partner-area-props.ts';
import { created } from './profile-created.ts';
import type { ProfileView } from './useProfile.ts';
import { useProfile } from './useProfile.ts';

/** The partner's desk; where there is no profile yet, a redirect to onboarding. */
export function PartnerArea(props: PartnerAreaProps) {
  const { view, load, show } = useProfile(props);
  const toasts = useToasts();
  const failed = view.kind === 'failed';
  const { state } = props.texts;
  useOnChange(failed, () => {
    if (failed) toasts.push({ tone: 'bad', title: state.failedTitle });
  });
  useOnMount(() => {
    if (created.take()) toasts.push({ tone: 'ok', title: state.created });
  });
  return (
    <PartnerAreaContext value={{ ...props, toasts }}>
      {(view.kind === 'loading' || view.kind === 'none') && <Waiting texts={props.guard.texts} />}
      {(view.kind === 'failed' || view.kind === 'not-found') && <Trouble props={props} view={view} onRetry={load} />}
      {view.kind === 'access-ended' && <AccessEnded props={props} message={view.message} />}
      {view.kind === 'ready' && <Desk profile={view.profile} onProfile={show} />}
      <Toaster toasts={toasts} close={state.close} />
    </PartnerAreaContext>
  );
}

/** For somebody whose access to a partner has ended: whom to ask, and the way for those who work elsewhere now. */
function AccessEnded({ props, message }: { props: PartnerAreaProps; message: string }) {
  const { texts, links, supportEmail, guard } = props;
  const t = texts.state;
  return (
    <GuardMessage picture={{ src: guard.picture.lost, width: 480, height: 360 }} title={t.endedTitle}>
      {message && <p>{message}</p>}
      <p className="muted">
        {t.endedElse} <a href={links.support}>{supportEmail}</a>
      </p>
      <p>
        <a className="btn line" href={links.onboarding}>
          {t.endedNew}
        </a>
      </p>
    </GuardMessage>
  );
}

interface Props {
  props: PartnerAreaProps;
  view: Extract<ProfileView, { kind: 'failed' | 'not-found' }>;
  onRetry: () => void;
}

/** The profile cannot be shown: another try may help, or the operator has to act. */
function Trouble({ props, view, onRetry }: Props) {
  const { texts, links, supportEmail, guard } = props;
  const t = texts.state;
  if (view.kind === 'not-found') {
    return (
      <GuardMessage picture={failurePicture(guard.picture, false)} title={t.notFoundTitle}>
        <p className="muted">
          {t.notFoundText} <a href={links.support}>{supportEmail}</a>
        </p>
      </GuardMessage>
    );
  }
  return (
    <GuardMessage picture={failurePicture(guard.picture, view.offline)} title={t.failedTitle}>
      <p className="muted">{view.message || (view.offline ? t.offline : t.failed)}</p>
      <p>
        <Button look="line" label={t.retry} onClick={onRetry} />
      </p>
    </GuardMessage>
  );
}
