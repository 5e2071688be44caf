import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { takeFocus } from '../island/take-focus.ts';
import { Button } from '../parts/Button.tsx';
import { CopySecret, type CopyTexts } from './CopySecret.tsx';
import styles from './recovery-codes.module.css';

export type RecoveryCodesTexts = CopyTexts &
  Readonly<
    Record<'codesTitle' | 'codesText' | 'codesFor' | 'print' | 'saved' | 'savedFirst' | 'goOn' | 'goingOn', string>
  >;

interface Props {
  codes: readonly string[];
  email: string;
  texts: RecoveryCodesTexts;
  /** While the next page loads. */
  isLeaving?: boolean;
  onDone: () => void;
}

/** Recovery codes show only once, as the server keeps only hashes: nobody goes on without confirming to have them. */
export function RecoveryCodes({ codes, email, texts: t, isLeaving = false, onDone }: Props) {
  const [missed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!isLeaving) addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLeaving]);

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    if (box.current?.checked) return onDone();
    setMissed(true);
    box.current?.focus();
  };

  return (
    <form className="stack" noValidate onSubmit={goOn}>
      <h2 ref={takeFocus} tabIndex={-1} className={styles.title}>
        {t.codesTitle}
      </h2>
      <p>{t.codesText}</p>
      <div className={styles.paper}>
        <p className="sm">{fill(t.codesFor, { email })}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <p className="row">
        <CopySecret value={codes.join('\n')} texts={t} />
        <Button look="line small" label={t.print} onClick={() => print()} />
      </p>
      <div className="check">
        <input
          type="checkbox"
          id="codes-saved"
          ref={box}
          aria-invalid={missed || undefined}
          aria-describedby={missed ? 'codes-saved-error' : undefined}
          onChange={() => setMissed(false)}
        />
        <div>
          <label htmlFor="codes-saved">{t.saved}</label>
          {missed && (
            <p className="err" id="codes-saved-error">
              <span>{t.savedFirst}</span>
            </p>
          )}
        </div>
      </div>
      <button type="submit" className="btn full">
        {isLeaving ? t.goingOn : t.goOn}
      </button>
    </form>
  );
}
