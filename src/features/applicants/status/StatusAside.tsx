import { useState } from 'react';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { STATUS, type Stage } from '#contract/model/status.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import { type Copied, CopyButton, copiedSentence } from '#src/ui/CopyButton.tsx';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Copy } from '#src/ui/icons.tsx';
import { fullName } from '../addressing/names.ts';
import type { Applicant } from '../application/applicant.ts';
import { usePostWhen } from '../enrolment/usePostWhen.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

/** A picture for the next act, and the facts of the application. */
export function StatusAside({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts }) {
  const { scenes } = useApplicantResources();
  const { lang } = useShell();
  const when = usePostWhen(applicant);
  const picture = PICTURES[STATUS[applicant.status].stage];
  const says = picture === 'post' && applicant.originals_posted_at !== null ? 'posted' : picture;
  return (
    <div className={styles.aside}>
      {picture && says && (
        <section className={styles.picture}>
          <img src={scenes[picture]} alt="" width={480} height={360} loading="lazy" />
          <div>
            <h2 className={styles.heading}>{t.aside[`${says}Title`]}</h2>
            <p className="sm muted">{fill(t.aside[`${says}Text`], { when })}</p>
          </div>
        </section>
      )}
      <dl className={`card ${styles.facts}`} data-facts="">
        <dt>{t.facts.name}</dt>
        <dd>{fullName(applicant)}</dd>
        <dt>{t.facts.email}</dt>
        <dd>
          <EmailText email={applicant.email} />
        </dd>
        <dt>{t.facts.season}</dt>
        <dd>{seasonText(applicant, lang, t.facts)}</dd>
        <dt>{t.facts.number}</dt>
        <dd className="mono number">{applicationNumber(applicant.id)}</dd>
        <dt>{t.facts.id}</dt>
        <dd>
          <span className="mono">{applicant.id}</span>
          <CopyId id={applicant.id} texts={t.facts} />
        </dd>
      </dl>
    </div>
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

/** No smiling faces beside bad news. */
const PICTURES = {
  registered: 'upload',
  documents: 'sign',
  declaration: 'post',
  complete: 'arrival',
  ended: undefined,
} as const satisfies Record<Stage, string | undefined>;

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
