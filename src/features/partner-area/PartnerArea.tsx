import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { AccessEnded } from './AccessEnded.tsx';
import { Desk } from './Desk.tsx';
import { PartnerAreaContext } from './partner-area-context.ts';
import type { PartnerAreaProps } from './partner-area-props.ts';
import { created } from './profile-created.ts';
import { Trouble } from './Trouble.tsx';
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
