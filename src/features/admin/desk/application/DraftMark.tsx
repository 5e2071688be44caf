import { useDraft } from '../drafts.ts';
import styles from './application.module.css';

interface Props {
  text: string;
  applicationId: string;
  /** The decision whose reason is typed, such as 'reject'. */
  about: string;
}

/** Marks a button whose form holds text that was typed and not sent. */
export function DraftMark({ text, applicationId, about }: Props) {
  const [reason] = useDraft(applicationId, about);
  const [own] = useDraft(applicationId, `${about} own`);
  return reason + own === '' ? null : <span className={styles.draft}>{text}</span>;
}
