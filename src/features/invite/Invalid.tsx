import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { useInvitePage } from './invite-context.ts';

/** The invitation does not work, whatever the reason: whom to ask, and a way on. */
export function Invalid({ text, advice }: { text: string; advice: string }) {
  const { texts: t, links, supportEmail, pictures } = useInvitePage();
  return (
    <GuardMessage picture={{ src: pictures.lost, width: 480, height: 360 }} title={t.invalidTitle}>
      <p className="muted">
        {text}. {advice}
      </p>
      <p>
        <a className="btn" href={links.home}>
          {t.home}
        </a>
      </p>
      <p className="sm muted">
        {t.writeUs} <a href={links.support}>{supportEmail}</a>
      </p>
    </GuardMessage>
  );
}
