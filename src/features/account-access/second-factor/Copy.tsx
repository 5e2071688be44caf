import { useState } from 'react';
import { type Copied, CopyButton, copiedSentence } from '#src/ui/CopyButton.tsx';
import '#src/ui/tip.css';
import styles from '../shell/account.module.css';
import type { SecondFactorTexts } from './SecondFactor.tsx';

/** Puts a key or a list of codes on the clipboard and says whether that worked. */
export function Copy({ value, tip, texts: t }: { value: string; tip: string; texts: SecondFactorTexts }) {
  const [result, setResult] = useState<Copied>();
  return (
    <>
      <CopyButton value={value} className="btn line sml" tip={tip} onDone={setResult}>
        {t.copy}
      </CopyButton>
      <span role="status" className={`sm ${styles.news}`}>
        {copiedSentence(result, t)}
      </span>
    </>
  );
}
