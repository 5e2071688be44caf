import { RetryNote } from '../RetryNote.tsx';
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
      <RetryNote title={title} message={message} retry={retry} onRetry={onRetry} />
    </div>
  );
}
