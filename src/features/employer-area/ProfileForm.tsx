import { HOUSING } from '#contract/employers/employer-rules.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { Employer } from './employer.ts';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import type { EmployerProps } from './employer-props.ts';
import styles from './field-pair.module.css';
import { useProfileForm } from './useProfileForm.ts';

export interface ProfileFormProps extends Pick<EmployerProps<EmployerAreaTexts>, 'lang' | 'texts' | 'errors'> {
  employer: Employer;
  onEmployer: (employer: Employer) => void;
  toasts: Toasts;
}

/** What the employer says of itself. It can be saved with gaps until it is submitted. */
export function ProfileForm(props: ProfileFormProps) {
  const { texts, employer } = props;
  const { profile: t, fields } = texts;
  const { form, events, submit } = useProfileForm(props);
  const isOpen = employer.state === 'new' || employer.state === 'refused';
  // Until the script has read the form, what it was drawn with.
  const housing = form.entries.get('housing') ?? employer.housing;
  const labels = { ...fields, housing: t.housingQuestion };
  return (
    <form ref={form.ref} className="card stack" method="post" noValidate {...events} aria-labelledby="company-title">
      <h2 id="company-title">{t.title}</h2>
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <Field form={form} name="company" label={fields.company} autoComplete="organization" value={employer.company} />
      <Field
        form={form}
        name="register_number"
        label={fields.register_number}
        hint={t.registerHint}
        autoComplete="off"
        value={employer.register_number}
      />
      <Field
        form={form}
        name="liability_insurance"
        label={fields.liability_insurance}
        hint={t.liabilityHint}
        autoComplete="off"
        value={employer.liability_insurance}
      />
      <Field
        form={form}
        name="accident_insurance"
        label={fields.accident_insurance}
        hint={t.accidentHint}
        autoComplete="off"
        value={employer.accident_insurance}
      />
      <div className={styles.pair}>
        <Field
          form={form}
          name="contact_person"
          label={fields.contact_person}
          autoComplete="name"
          value={employer.contact_person}
        />
        <Field form={form} name="phone" label={fields.phone} type="tel" autoComplete="tel" value={employer.phone} />
      </div>
      <Lines form={form} name="sites" label={fields.sites} hint={t.sitesHint} value={employer.sites} />
      <Radios
        form={form}
        name="housing"
        label={t.housingQuestion}
        choices={HOUSING.map((one) => [one, texts.housing[one]] as const)}
        value={employer.housing}
      />
      {housing === 'provided' && (
        <Field
          form={form}
          name="housing_euro"
          label={fields.housing_euro}
          hint={t.euroHint}
          autoComplete="off"
          inputMode="numeric"
          value={employer.housing_euro === null ? '' : String(employer.housing_euro)}
        />
      )}
      {employer.state === 'vetted' && <p className="sm muted">{t.vettedHint}</p>}
      <ConnectionNote form={form} texts={texts.form} />
      <div className="row">
        {isOpen && (
          <button
            type="button"
            className="btn"
            aria-busy={form.sending.kind === 'sending' || undefined}
            onClick={submit}
          >
            {t.submit}
          </button>
        )}
        <SubmitButton form={form} label={isOpen ? t.saveOnly : t.save} texts={texts.form} ready look="line" />
      </div>
    </form>
  );
}
