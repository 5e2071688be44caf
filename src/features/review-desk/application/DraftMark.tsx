import { useDraft } from '../drafts.ts';
import styles from './application.module.css';

interface Props {
  text: string;
  applicationId: string;
  /** What is decided there. */
  about: string;
}

/** On a button behind which something has been begun to be written. */
export function DraftMark({ text, applicationId, about }: Props) {
  const [reason] = useDraft(applicationId, about);
  const [own] = useDraft(applicationId, `${about} own`);
  return reason + own === '' ? null : <span className={styles.draft}>{text}</span>;
}
