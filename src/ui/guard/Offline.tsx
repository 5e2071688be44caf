import { Button } from '../parts/Button.tsx';
import { failurePicture, GuardMessage } from './GuardMessage.tsx';
import type { GuardProps } from './guard-props.ts';

interface Props {
  guard: GuardProps;
  /** The sentence of a server that did answer: then the network is not at fault. */
  said?: string | undefined;
  onRetry: () => void;
}

/** The server cannot be reached, or is at fault; the session is kept. */
export function Offline({ guard: { texts, picture }, said, onRetry }: Props) {
  return (
    <GuardMessage picture={failurePicture(picture, said === undefined)} title={texts.offlineTitle}>
      <p className="muted">{said ?? texts.offlineText}</p>
      <p>
        <Button look="line" label={texts.retry} onClick={onRetry} />
      </p>
    </GuardMessage>
  );
}
