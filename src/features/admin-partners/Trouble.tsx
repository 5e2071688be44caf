import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';

interface Props {
  guard: GuardProps;
  title: string;
  message: string;
  retry: string;
  onRetry: () => void;
}

/** Shown where the page's data could not be loaded. */
export function Trouble({ guard, title, message, retry, onRetry }: Props) {
  return (
    <GuardMessage picture={{ src: guard.picture.offline, width: 240, height: 180 }} title={title}>
      <p className="muted">{message}</p>
      <p>
        <button type="button" className="btn line" onClick={onRetry}>
          {retry}
        </button>
      </p>
    </GuardMessage>
  );
}
