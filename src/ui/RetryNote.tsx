import { Note } from './Note.tsx';

interface Props {
  tone?: 'warn' | 'bad';
  title: string;
  message: string | undefined;
  retry: string;
  onRetry: () => void;
}

/** Says why something could not be loaded, with a button for another try. */
export function RetryNote({ tone = 'warn', title, message, retry, onRetry }: Props) {
  return (
    <Note tone={tone} title={title} role="alert">
      {message && <p>{message}</p>}
      <p>
        <button type="button" className="btn line small" onClick={onRetry}>
          {retry}
        </button>
      </p>
    </Note>
  );
}
