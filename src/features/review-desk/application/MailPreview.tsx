import { useEffect, useRef, useState } from 'react';
import * as at from '#contract/addresses/desk-application.ts';
import type { MailPreview as Mail } from '#contract/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import styles from './application.module.css';
import type { DecisionProps } from './Decision.tsx';
import { type Choice, shortName } from './desk-application.ts';

type View = { kind: 'loading' } | { kind: 'refused'; message: string } | { kind: 'ready'; mail: Mail };

// Shorter than a pause in typing, longer than one between two letters.
const WAIT_MILLISECONDS = 300;

interface Props extends Pick<DecisionProps, 'lang' | 'texts' | 'application'> {
  /** The decision whose mail it is; undefined while it lacks something. */
  choice: Choice | undefined;
  isOpen?: boolean;
}

/** The mail as the applicant will get it, word for word and in their language. */
export function MailPreview({ lang, texts, application, choice, isOpen = false }: Props) {
  const { acts: t } = texts;
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [latest] = useState(latestOnly);
  const details = useRef<HTMLDetailsElement>(null);
  const wanted = JSON.stringify(choice);
  const { id, seen } = application;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the choice or the application changes
  useEffect(() => {
    if (!choice) return;
    const wait = choice.reason === undefined ? 0 : WAIT_MILLISECONDS;
    const ask = async () => {
      const answer = await latest(
        (signal) => call(at.previewDecision, { applicant_id: id, ...choice }, { lang, signal }),
        wait,
      );
      if (answer?.kind === 'ok') setView({ kind: 'ready', mail: answer.data.mail });
      else if (answer) setView({ kind: 'refused', message: faultOf(answer, lang, texts) });
    };
    ask();
  }, [wanted, id, seen]);

  if (!choice) return null;
  return (
    <details ref={details} className={`fold ${styles.mail}`} open={isOpen}>
      <summary className="sm">{fill(t.mail, { name: shortName(application) })}</summary>
      {view.kind === 'loading' && <p className="sm muted">{t.mailLoading}</p>}
      {view.kind === 'refused' && <p className="sm">{view.message}</p>}
      {view.kind === 'ready' && !view.mail && <p className="sm muted">{t.noMail}</p>}
      {view.kind === 'ready' && view.mail && (
        <>
          <p className="xs muted">
            {t.mailTo}: {view.mail.to}
            <br />
            {t.mailSubject}: <span lang={view.mail.lang}>{view.mail.subject}</span>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail is scrolled by keys */}
          <section className={styles.letter} lang={view.mail.lang} tabIndex={0} aria-label={view.mail.subject}>
            {view.mail.text}
          </section>
          <p className="xs muted">{t.mailLink}</p>
        </>
      )}
    </details>
  );
}
