import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import styles from './application.module.css';
import type { DecisionProps } from './decision-props.ts';
import { type Choice, shortName } from './desk-application.ts';

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
  const { id, seen } = application;
  const { data, fault } = useLoaded({
    key: JSON.stringify([choice, id, seen]),
    waitMilliseconds: choice?.reason === undefined ? 0 : WAIT_MILLISECONDS,
    ask: async (signal) =>
      choice && call('POST /api/admin/preview-decision', { applicant_id: id, ...choice }, { lang, signal }),
    read: ({ mail }) => ({ mail }),
    fault: (answer) => faultOf(answer, lang, texts),
  });
  const mail = fault === undefined ? data?.mail : undefined;

  if (!choice) return null;
  return (
    <details className={`fold ${styles.mail}`} open={isOpen}>
      <summary className="sm">{fill(t.mail, { name: shortName(application) })}</summary>
      {!data && fault === undefined && <p className="sm muted">{t.mailLoading}</p>}
      {fault !== undefined && <p className="sm">{fault}</p>}
      {data && fault === undefined && !mail && <p className="sm muted">{t.noMail}</p>}
      {mail && (
        <>
          <p className="xs muted">
            {t.mailTo}: {mail.to}
            <br />
            {t.mailSubject}: <span lang={mail.lang}>{mail.subject}</span>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail is scrolled by keys */}
          <section className={styles.letter} lang={mail.lang} tabIndex={0} aria-label={mail.subject}>
            {mail.text}
          </section>
          <p className="xs muted">{t.mailLink}</p>
        </>
      )}
    </details>
  );
}
