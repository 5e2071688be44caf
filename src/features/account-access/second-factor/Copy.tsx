import { useState } from 'react';
import styles from '../shell/account.module.css';
import type { SecondFactorTexts } from './SecondFactor.tsx';

/** Puts a text on the clipboard and says whether that worked. */
export function Copy({ value, words: t }: { value: string; words: SecondFactorTexts }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Not allowed, or not there where the page is served by plain HTTP.
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" className="btn line sml" onClick={copy}>
        {t.copy}
      </button>
      <span role="status" className={`sm ${styles.news}`}>
        {state === 'copied' && t.copied}
        {state === 'failed' && t.copyFailed}
      </span>
    </>
  );
}
