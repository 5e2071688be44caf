import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import type { PartnerAreaProps } from './partner-area-props.ts';

/** For somebody whose access to a partner has ended: whom to ask, and the way for those who work elsewhere now. */
export function AccessEnded({ props, message }: { props: PartnerAreaProps; message: string }) {
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
