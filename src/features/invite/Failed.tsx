import { Calm } from '#src/ui/guard/Calm.tsx';
import { useInvitePage } from './invite-context.ts';

/** Nothing is known about the invitation. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { words: t, pictures } = useInvitePage();
  return (
    <Calm picture={{ src: pictures.offline, width: 240, height: 180 }} title={t.failedTitle}>
      <p className="muted">{text}</p>
      <p>
        <button type="button" className="btn" onClick={onRetry}>
          {t.retry}
        </button>
      </p>
    </Calm>
  );
}
