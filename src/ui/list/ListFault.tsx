import { Note } from '../Note.tsx';
import styles from './list.module.css';

interface Props {
  title: string;
  message: string | undefined;
  retry: string;
  onRetry: () => void;
}

/** Says above a list that it could not be loaded; what was there before stays. */
export function ListFault({ title, message, retry, onRetry }: Props) {
  if (message === undefined) return null;
  return (
    <div className={styles.fault}>
      <Note tone="warn" title={title} role="alert">
        <p>{message}</p>
        <p>
          <button type="button" className="btn line small" onClick={onRetry}>
            {retry}
          </button>
        </p>
      </Note>
    </div>
  );
}
