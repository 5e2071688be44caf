import { fill } from '#contract/fill.ts';
import { STATUS, type Stage } from '#contract/model/status.ts';
import type { Applicant } from '../application/applicant.ts';
import { useNext } from '../application/useNext.ts';
import { papersBack } from '../enrolment/declaration-to-change.ts';
import { usePostWhen } from '../enrolment/usePostWhen.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

/** A picture for the next act. */
export function StatusScene({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts['aside'] }) {
  const { scenes } = useApplicantResources();
  const when = usePostWhen(applicant);
  const { first, next } = useNext(applicant);
  const usual = PICTURES[STATUS[applicant.status].stage];
  const picture = usual && papersBack(applicant).includes('enrolment') ? 'sign' : usual;
  const says = picture === 'post' && applicant.originals_posted_at !== null ? 'posted' : picture;
  // An open document goes before the envelope.
  if (!picture || !says || next.kind === 'season-over' || (says === 'post' && first)) return null;
  return (
    <section className={styles.picture}>
      <img src={scenes[picture]} alt="" width={480} height={360} loading="lazy" />
      <div>
        <h2 className={styles.heading}>{t[`${says}Title`]}</h2>
        <p className="sm muted">{fill(t[`${says}Text`], { when })}</p>
      </div>
    </section>
  );
}

/** No smiling faces beside bad news. */
const PICTURES = {
  registered: 'upload',
  documents: 'sign',
  declaration: 'post',
  complete: 'arrival',
  ended: undefined,
} as const satisfies Record<Stage, string | undefined>;
