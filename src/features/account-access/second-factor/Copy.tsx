import { useState } from 'react';
import { type Copied, CopyButton, copiedSentence } from '#src/ui/CopyButton.tsx';
import styles from '../shell/account.module.css';
import type { SecondFactorTexts } from './SecondFactor.tsx';

/** Puts a key or a list of codes on the clipboard and says whether that worked. */
export function Copy({ value, texts: t }: { value: string; texts: SecondFactorTexts }) {
  const [result, setResult] = useState<Copied>();
  return (
    <>
      <CopyButton value={value} className="btn line sml" onDone={setResult}>
        {t.copy}
      </CopyButton>
      <span role="status" className={`sm ${styles.news}`}>
        {copiedSentence(result, t)}
      </span>
    </>
  );
}
