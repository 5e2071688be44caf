import { Note } from './Note.tsx';

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
        <button type="button" className="btn line small" onClick={onRetry}>
          {retry}
        </button>
      </p>
    </Note>
  );
}
