import { applicationNumber } from '#contract/applications/application-number.ts';
import { fill } from '#contract/fill.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { LazyFold } from '#src/ui/plain/LazyFold.tsx';
import { pageWith } from '../addressing/links.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useTypedForm } from '../forms/useTypedForm.ts';
import layout from '../shell/layout.module.css';
import { isHelping } from '../shell/tab-storage.ts';
import { CorrectForm } from '../status/CorrectForm.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import styles from './wizard-steps.module.css';
import type { WizardTexts } from './wizard-steps.text.ts';

/** The address of our mails, and what to do when none comes: with a wrong address people would wait for ever. */
export function ReachMe({ applicant, token, texts: t }: ApplicantProps<WizardTexts['waiting']>) {
  const { links, search } = useWizard();
  return (
    <section className="card" data-reach="">
      <h2 className={layout.heading}>{t.reachTitle}</h2>
      <dl className={`dl ${styles.facts}`}>
        <dt>{t.number}</dt>
        <dd className="mono number">{applicationNumber(applicant.id)}</dd>
        <dt>{t.email}</dt>
        <dd>
          <EmailText text={applicant.email} />
        </dd>
      </dl>
      {applicant.can.includes('correct') && (
        <LazyFold summary={t.wrongAddress} form="correct">
          <CorrectForm applicant={applicant} token={token} />
        </LazyFold>
      )}
      <details className="fold">
        <summary>{t.noMail}</summary>
        <Resend email={applicant.email} texts={t} />
      </details>
      {!isHelping(search) && (
        <p className={layout.after}>
          {t.partnerName} <a href={pageWith(links.status, token)}>{t.toStatus}</a>
        </p>
      )}
    </section>
  );
}

function Resend({ email, texts: t }: { email: string; texts: ApplicantProps<WizardTexts['waiting']>['texts'] }) {
  const { texts } = useWizard();
  const form = useTypedForm({
    id: 'resend-here',
    call: 'POST /api/functions/resend-link',
    names: [],
    fixed: { email },
    bodyOf: () => ({ email }),
    onOk: () => undefined,
  });
  return (
    <PostForm form={form} className="stack">
      <p>{t.noMailText}</p>
      {form.isDone && <Confirmation title={t.resentTitle} text={fill(t.resentText, { email })} />}
      <ErrorSummary form={form} labels={{}} texts={texts.form} />
      <FormEnd form={form} label={t.resend} texts={texts.form} ready look="line" />
    </PostForm>
  );
}
