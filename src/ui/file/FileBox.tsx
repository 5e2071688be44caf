import type { ComponentProps } from 'react';
import styles from './FileField.module.css';
import { Invite } from './FileField.tsx';

interface Props extends ComponentProps<'input'> {
  texts: Record<'drop' | 'or' | 'choose', string>;
  /** The one that is named in the box. */
  file?: File | undefined;
}

/** The box of a file field, for files that go with no form of ours: the browser's own button speaks its language. */
export function FileBox({ texts, file, ...input }: Props) {
  return (
    <div className={`${styles.box} drop ${input['aria-invalid'] ? 'bad' : ''}`}>
      <input {...input} type="file" className={styles.input} />
      <Invite file={file} button={texts.choose} texts={texts} />
    </div>
  );
}
