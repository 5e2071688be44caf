import { GuardMessage } from './GuardMessage.tsx';
import type { GuardProps } from './guard-props.ts';

/** The server cannot be reached; the session is kept. */
export function Offline({ guard: { texts, picture }, onRetry }: { guard: GuardProps; onRetry: () => void }) {
  return (
    <GuardMessage picture={{ src: picture.offline, width: 240, height: 180 }} title={texts.offlineTitle}>
      <p className="muted">{texts.offlineText}</p>
      <p>
        <button type="button" className="btn line" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    </GuardMessage>
  );
}
