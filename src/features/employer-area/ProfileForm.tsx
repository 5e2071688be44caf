import { type ChangeEvent, type SubmitEvent, useRef } from 'react';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { EMPLOYER_FIELDS, HOUSING } from '#contract/employers/employer-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import styles from '#src/ui/form-fields/field-pair.module.css';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import type { EmployerProps } from './employer-props.ts';
import { PROFILE_FORM, problemsIn, profileIn } from './profile.ts';

/** What the employer says of itself. It can be saved with gaps until it is submitted. */
export function ProfileForm(props: ProfileFormProps) {
  const { texts, employer } = props;
  const { profile: t, fields } = texts;
  const { form, events, submit } = useProfileForm(props);
  const isOpen = employer.state === 'new' || employer.state === 'refused';
  // Until the script has read the form, what it was drawn with.
  const housing = form.entries.get('housing') ?? employer.housing;
  const labels = { ...fields, housing: t.housingQuestion };
  const of = fieldProps(form, labels, employer);
  return (
    <form ref={form.ref} className="card stack" method="post" noValidate {...events} aria-labelledby="company-title">
      <h2 id="company-title">{t.title}</h2>
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <Field {...of('company')} autoComplete="organization" />
      <Field {...of('register_number')} hint={t.registerHint} autoComplete="off" />
      <Field {...of('liability_insurance')} hint={t.liabilityHint} autoComplete="off" />
      <Field {...of('accident_insurance')} hint={t.accidentHint} autoComplete="off" />
      <div className={styles.pair}>
        <Field {...of('contact_person')} autoComplete="name" />
        <Field {...of('phone')} type="tel" autoComplete="tel" />
      </div>
      <Lines {...of('sites')} hint={t.sitesHint} />
      <Radios {...of('housing')} choices={HOUSING.map((one) => [one, texts.housing[one]] as const)} />
      {housing === 'provided' && (
        <Field {...of('housing_euro')} hint={t.euroHint} autoComplete="off" inputMode="numeric" />
      )}
      <fieldset className={styles.optional}>
        <legend className="sm">{t.forContracts}</legend>
        <Field {...of('seat')} autoComplete="street-address" />
        <Field {...of('representative')} autoComplete="off" />
        <Field {...of('company_number')} hint={t.numberHint} autoComplete="off" inputMode="numeric" />
        <Field {...of('tariff')} hint={t.tariffHint} autoComplete="off" />
      </fieldset>
      {employer.state === 'vetted' && <p className="sm muted">{t.vettedHint}</p>}
      <ConnectionNote form={form} texts={texts.form} />
      <div className="row">
        {isOpen && <Button isBusy={form.sending.kind === 'sending'} label={t.submit} onClick={submit} />}
        <SubmitButton form={form} label={isOpen ? t.saveOnly : t.save} texts={texts.form} ready look="line" />
      </div>
    </form>
  );
}

interface ProfileFormProps extends Pick<EmployerProps<EmployerAreaTexts>, 'lang' | 'texts' | 'errors'> {
  employer: Employer;
  onEmployer: (employer: Employer) => void;
  toasts: Toasts;
}

/** The form, and a second way to send it: to be vetted. A try after a lost connection repeats the last one. */
function useProfileForm({ lang, texts, errors, employer, onEmployer, toasts }: ProfileFormProps) {
  const { profile: t } = texts;
  const isSubmitting = useRef(false);
  const isBound = employer.state === 'submitted' || employer.state === 'vetted';
  const form = useUnsavedForm({
    id: PROFILE_FORM,
    names: EMPLOYER_FIELDS,
    onTry: toasts.clear,
    check: (entries) => problemsIn(entries, isBound || isSubmitting.current),
    send: (entries, { signal }) => {
      const { profile } = profileIn(entries);
      const input = { ...profile, version: employer.version, submit: isSubmitting.current };
      return call('POST /api/employer/save-profile', input, { lang, signal });
    },
    onOk: (saved) => {
      const isNews = saved.state === 'submitted' && employer.state !== 'submitted';
      toasts.push({ tone: 'ok', title: isNews ? t.submitted : t.saved });
      onEmployer(saved);
    },
    fallback: t.fallback,
    errors,
  });
  const send = (submits: boolean, event?: SubmitEvent<HTMLFormElement>) => {
    isSubmitting.current = submits;
    if (event) form.events.onSubmit(event);
    else form.submit();
  };
  const events = {
    ...form.events,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => send(false, event),
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      isSubmitting.current = false;
      form.events.onChange(event);
    },
  };
  return { form, events, submit: () => send(true) };
}
