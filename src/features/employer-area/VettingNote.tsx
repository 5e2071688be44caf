import { useState } from 'react';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import { PROFILE_FORM } from './profile.ts';
import styles from './vetting-note.module.css';

export function VettingNote({ lang, texts, employer }: { lang: Lang; texts: EmployerAreaTexts; employer: Employer }) {
  const { vetting: t, fields } = texts;
  const [before] = useState(employer.state);
  const { state, missing, submitted_at, decided_at, refusal_reason } = employer;
  const dayOf = (time: string | null) => (time === null ? '' : dateInWords(time, lang));
  switch (state) {
    case 'new':
      return (
        <Note tone="warn" title={t.newTitle}>
          {missing.length === 0 ? (
            <p>{t.readyText}</p>
          ) : (
            <>
              <p>{t.newText}</p>
              <ul className={styles.missing} data-missing="">
                {missing.map((name) => (
                  <li key={name}>
                    <a href={`#${PROFILE_FORM}-${name}`}>{fields[name]}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Note>
      );
    case 'submitted':
      return (
        <Note
          tone="info"
          title={t.submittedTitle}
          text={fill(t.submittedText, { date: dayOf(submitted_at) })}
          {...(before !== state && { ref: takeFocus })}
        />
      );
    case 'refused':
      return (
        <Note tone="bad" title={t.refusedTitle}>
          <p>{t.refusedText}</p>
          <p className={`reason ${styles.reason}`}>{refusal_reason}</p>
        </Note>
      );
    case 'vetted':
      return (
        <p className="sm muted" data-vetted="">
          {fill(t.vettedText, { date: dayOf(decided_at) })}
        </p>
      );
  }
}
