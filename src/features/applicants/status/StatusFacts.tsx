import { useState } from 'react';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { wholeName } from '#contract/person-name.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import { type Copied, CopyButton, copiedSentence } from '#src/ui/CopyButton.tsx';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Copy } from '#src/ui/icons.tsx';
import type { Applicant } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

/** The facts of the application. */
export function StatusFacts({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts['facts'] }) {
  const { lang } = useShell();
  return (
    <dl className={`card ${styles.facts}`} data-facts="">
      <dt>{t.name}</dt>
      <dd>{wholeName(applicant)}</dd>
      <dt>{t.email}</dt>
      <dd>
        <EmailText text={applicant.email} />
      </dd>
      <dt>{t.season}</dt>
      <dd>{seasonText(applicant, lang, t)}</dd>
      <dt>{t.number}</dt>
      <dd className="mono number">{applicationNumber(applicant.id)}</dd>
      <dt>{t.id}</dt>
      <dd>
        <span className="mono">{applicant.id}</span>
        <CopyId id={applicant.id} texts={t} />
      </dd>
    </dl>
  );
}

function seasonText({ season }: Applicant, lang: Lang, t: StatusTexts['facts']): string {
  if (!season) return t.nextSeason;
  const day = (iso: string) => dayInWords(iso, lang);
  const name = seasonName(season, lang);
  return fill(t.seasonDays, {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    from: day(season.starts_on),
    until: day(season.ends_on),
  });
}

function CopyId({ id, texts: t }: { id: string; texts: StatusTexts['facts'] }) {
  const [result, setResult] = useState<Copied>();
  return (
    <>
      <CopyButton value={id} className={styles.copy ?? ''} onDone={setResult}>
        <Copy /> {t.copy}
      </CopyButton>
      <span className="hint" role="status">
        {copiedSentence(result, t)}
      </span>
    </>
  );
}
