import { fill } from '#contract/fill.ts';
import { documentsOf } from '#contract/model/document.ts';
import { callName } from '#contract/person-name.ts';
import { Clock } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { pageWith } from '../addressing/links.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useWizard } from '../wizard/wizard-context.ts';
import { ReachMe } from './ReachMe.tsx';
import { StepScreen } from './StepScreen.tsx';
import styles from './wizard-steps.module.css';
import type { WizardTexts } from './wizard-steps.text.ts';

/** PRE_REGISTERED: nothing to do now, so it says what happens next, when we write, and what to prepare. */
export function Waiting({ applicant, token, texts: t }: ApplicantProps<WizardTexts['waiting']>) {
  const { network, links } = useWizard();
  const { documents, scenes, next } = useApplicantResources();
  const { usual_days: days } = applicant;
  const usual = days !== null && (days === 1 ? t.usualDay : fill(t.usualDays, { days }));
  return (
    <StepScreen name="waiting" title={fill(t.title, { name: callName(applicant) })}>
      <Note tone="info" icon={Clock} title={t.noteTitle}>
        <p>{t.noteText}</p>
        <p>
          {t.early} <a href={pageWith(links.verify, token)}>{next.buttons.approval}</a>
        </p>
      </Note>
      <section className="card">
        <div className={styles.withPicture}>
          <div>
            <h2 className={layout.heading}>{t.nextTitle}</h2>
            <ol className={layout.numbered}>
              <li>
                {fill(t.next1, { network: network.name })} {usual}
              </li>
              <li>{fill(t.next2, { email: applicant.email })}</li>
              <li>{t.next3}</li>
            </ol>
          </div>
          <img className={styles.picture} src={scenes.upload} alt="" width={240} height={180} loading="lazy" />
        </div>
      </section>
      <ReachMe applicant={applicant} token={token} texts={t} />
      <section className="card">
        <h2 className={layout.heading}>{t.prepareTitle}</h2>
        <ul className="ticks">
          {documentsOf('documents').map((type) => (
            <li key={type}>{documents.names[type]}</li>
          ))}
        </ul>
        <p className={`hint ${layout.after}`}>{t.prepareHint}</p>
      </section>
      <p className="muted">{t.keepLink}</p>
    </StepScreen>
  );
}
