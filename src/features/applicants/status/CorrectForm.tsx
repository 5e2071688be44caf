import { typedName } from '#contract/person-name.ts';
import { LazyAddressSlip } from '#src/ui/email-slip/LazyAddressSlip.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import type { Applicant } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useApplicantForm } from '../forms/useApplicantForm.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';
import { CORRECTABLE, changesOf } from './changes.ts';

interface Props {
  /** Prefix of the fields' ids: a page may have it twice. */
  id?: string;
  applicant: Applicant;
  token: string;
}

export function CorrectForm({ id = 'correct', applicant, token }: Props) {
  const { texts } = useShell();
  const t = useApplicantResources().correct;
  const form = useApplicantForm({
    id,
    call: 'POST /api/functions/update-applicant',
    token,
    names: CORRECTABLE,
    rule: 'correction',
    bodyOf: (typed) => changesOf(applicant, typed),
  });
  const labels = { first_name: t.firstName, middle_name: t.middleName, last_name: t.lastName, email: t.email };
  const of = fieldProps(form, labels, applicant);
  return (
    <PostForm form={form} className="stack">
      <p>{t.correctText}</p>
      {form.isDone && <Confirmation title={t.savedTitle} text={t.savedText} />}
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <Field
        {...of('first_name')}
        hint={t.nameHint}
        autoComplete="given-name"
        value={typedName(applicant.first_name, applicant.last_name)}
      />
      <Field {...of('middle_name')} optional={texts.form.optional} autoComplete="additional-name" />
      <Field {...of('last_name')} hint={t.nameHint} autoComplete="family-name" />
      <p className="hint">{t.oneName}</p>
      <Field {...of('email')} hint={t.emailHint} type="email" autoComplete="email" inputMode="email" />
      <LazyAddressSlip form={form} texts={t.slip} />
      <FormEnd form={form} label={t.save} texts={texts.form} ready look="line" />
    </PostForm>
  );
}
