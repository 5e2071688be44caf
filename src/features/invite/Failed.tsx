import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { useInvitePage } from './invite-context.ts';

/** The invitation could not be checked, since the server did not answer. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
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
