import { useState } from 'react';
import { type Copied, CopyButton, copiedSentence } from '#src/ui/CopyButton.tsx';
import styles from './recovery-codes.module.css';

export type CopyTexts = Readonly<Record<'copy' | 'copied' | 'copyFailed', string>>;

/** Puts a key or a list of codes on the clipboard and says whether that worked. */
export function CopySecret({ value, texts: t }: { value: string; texts: CopyTexts }) {
  const [result, setResult] = useState<Copied>();
  return (
    <>
      <CopyButton value={value} className="btn line small" onDone={setResult}>
        {t.copy}
      </CopyButton>
      <span role="status" className={`sm ${styles.news}`}>
        {copiedSentence(result, t)}
      </span>
    </>
  );
}
