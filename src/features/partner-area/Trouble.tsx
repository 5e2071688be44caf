import { failurePicture, GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { PartnerAreaProps } from './partner-area-props.ts';
import type { ProfileView } from './useProfile.ts';

interface Props {
  props: PartnerAreaProps;
  view: Extract<ProfileView, { kind: 'failed' | 'not-found' }>;
  onRetry: () => void;
}

/** The profile cannot be shown: another try may help, or the operator has to act. */
export function Trouble({ props, view, onRetry }: Props) {
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
