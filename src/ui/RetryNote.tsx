import { Note } from './Note.tsx';
import { Button } from './parts/Button.tsx';

interface Props {
  title: string;
  message: string | undefined;
  retry: string;
  onRetry: () => void;
}

/** Says why something could not be loaded, with a button for another try. */
export function RetryNote({ title, message, retry, onRetry }: Props) {
  return (
    <Note tone="warn" title={title} role="alert">
      {message && <p>{message}</p>}
      <p>
        <Button look="line small" label={retry} onClick={onRetry} />
      </p>
    </Note>
  );
}
