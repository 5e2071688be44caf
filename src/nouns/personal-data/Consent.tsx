import type { ReactNode } from 'react';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PlainButton } from '#src/ui/plain/PlainButton.tsx';
import styles from './Consent.module.css';

export type ConsentTexts = Record<'title' | 'shown' | 'hidden' | 'voluntary', string>;

interface Props {
  id: string;
  /** What somebody agrees to, word for word. */
  consent: ConsentTexts;
  texts: Readonly<Record<'question' | 'give' | 'withdraw' | 'askTitle' | 'askText' | 'keep' | 'failed', string>>;
  /** 'Given on …'; undefined: not given. */
  given: string | undefined;
  canGive: boolean;
  isBusy: boolean;
  /** Why giving or withdrawing failed the last time, as a sentence. */
  fault: string | undefined;
  onSet: (given: boolean) => void;
  /** Where the browser sends it where the script is late or missing, and in which version. */
  plain: { to: 'POST /api/functions/set-consent' | 'POST /api/my-data/set-consent'; purpose: string; version: string };
  /** What a withdrawal means for this person, in its dialog. */
  losses?: ReactNode;
  children?: ReactNode;
}

/** A consent, and the way to give or withdraw it: both count at once. */
export function Consent(props: Props) {
  const { id, consent, texts: t, given, canGive, isBusy, fault, onSet, plain, losses, children } = props;
  const press = (next: boolean) => ({
    id: `consent-${plain.purpose}`,
    to: plain.to,
    fixed: { purpose: plain.purpose, given: next, text_version: plain.version },
  });
  return (
    <section className="card stack" data-consent={given ? 'given' : 'open'} aria-labelledby={id}>
      <div className="row spread">
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {given ? consent.title : t.question}
        </h2>
        {given && <span className="badge ok">{given}</span>}
      </div>
      <p>{consent.shown}</p>
      <p>{consent.hidden}</p>
      <p>{consent.voluntary}</p>
      {children}
      {fault && <Note tone="warn" title={t.failed} role="alert" text={fault} />}
      <div>
        {given && (
          <ConfirmButton
            label={t.withdraw}
            title={t.askTitle}
            text={t.askText}
            cancel={t.keep}
            isBusy={isBusy}
            onConfirm={() => onSet(false)}
            plain={press(false)}
          >
            {losses}
          </ConfirmButton>
        )}
        {!given && canGive && (
          <PlainButton plain={press(true)} className="btn" isBusy={isBusy} onPress={() => isBusy || onSet(true)}>
            {t.give}
          </PlainButton>
        )}
      </div>
    </section>
  );
}
