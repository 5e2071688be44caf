import { WORK_AREAS } from '#contract/employers/airside.ts';
import { sitesOf } from '#contract/employers/employer-rules.ts';
import { EMPLOYMENT_MODELS, HOUSING, MINIMUM_LEVELS } from '#contract/employers/requirement-rules.ts';
import { HOUSE_RULES } from '#contract/employment-contracts/contract-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import { hoursText } from '#contract/hours-text.ts';
import { SUPPLEMENTS } from '#contract/pay/supplements.text.ts';
import { CheckFields } from '#src/nouns/requirement/CheckFields.tsx';
import { workChoices } from '#src/nouns/requirement/work-choices.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import styles from '#src/ui/form-fields/field-pair.module.css';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Glance } from './Glance.tsx';
import { requirementIn } from './requirement.ts';
import { type RequirementFormProps, useRequirementForm } from './useRequirementForm.ts';

/** Whom the employer needs. It can be saved with gaps as a draft. */
export function RequirementForm(props: RequirementFormProps) {
  const { lang, texts, offered, employer, edited, initial } = props;
  const { form: t, names } = texts;
  const { form, events, open } = useRequirementForm(props);
  const { fields } = names;
  const begins = beginning(props);
  const of = fieldProps(form, fields, begins);
  const typed = requirementIn(form.entries);
  const sites = [...new Set([...sitesOf(employer), ...(initial?.site ? [initial.site] : [])])];
  const isDraft = edited === undefined || edited.state === 'draft';
  return (
    <div className="with-aside">
      <form ref={form.ref} className="card stack" method="post" noValidate {...events}>
        <ErrorSummary form={form} labels={fields} texts={texts.sending} />
        {employer.state !== 'vetted' && <Note tone="info" title={texts.states[employer.state]} text={t.draftsOnly} />}
        <Radios
          {...of('field_of_work')}
          label={t.work}
          choices={workChoices(offered, [initial?.field_of_work ?? ''], names.work)}
        />
        <div className={styles.pair}>
          <Select
            {...of('site')}
            {...(sites.length === 0 && { hint: t.noSites })}
            none={t.noSite}
            choices={sites.map((site) => [site, site] as const)}
          />
          <Field {...of('headcount')} label={t.headcount} autoComplete="off" inputMode="numeric" />
        </div>
        <div className="stack">
          <Radios {...of('area')} choices={WORK_AREAS.map((one) => [one, t[one]] as const)} />
          <p className="sm muted">{t.areas}</p>
        </div>
        {typed.area === 'airside' && (
          <Note tone="info" title={t.checkTitle}>
            <div className="stack">
              <p>{t.checkText}</p>
              <CheckFields of={of} texts={names} />
            </div>
          </Note>
        )}
        <Radios {...of('model')} choices={EMPLOYMENT_MODELS.map((one) => [one, names.models[one]] as const)} />
        <div className={styles.pair}>
          <Field {...of('starts_on')} type="date" autoComplete="off" />
          <Field {...of('ends_on')} type="date" autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <Select {...of('minimum_level')} label={t.level} choices={MINIMUM_LEVELS.map((one) => [one, one] as const)} />
          <Field {...of('wage_cents')} hint={t.wageHint} autoComplete="off" inputMode="decimal" />
        </div>
        {!isDraft && <p className="sm muted">{t.raiseText}</p>}
        <div className={styles.pair}>
          <Field {...of('week_hours_from')} hint={t.hoursHint} autoComplete="off" inputMode="decimal" />
          <Field {...of('week_hours_to')} autoComplete="off" inputMode="decimal" />
        </div>
        <div className={styles.pair}>
          {SUPPLEMENTS.map((name) => (
            <Field
              key={name}
              {...of(name)}
              hint={name === 'night_percent' ? t.nightHint : t.supplementHint}
              autoComplete="off"
              inputMode="numeric"
            />
          ))}
        </div>
        <Radios {...of('housing')} choices={HOUSING.map((one) => [one, texts.housing[one]] as const)} />
        {(form.entries.get('housing') ?? begins.housing) === 'provided' && (
          <Field {...of('housing_euro')} hint={t.roomHint} autoComplete="off" inputMode="numeric" />
        )}
        <Lines {...of('shifts')} hint={t.shiftsHint} optional={t.optional} />
        <Lines {...of('shifts_en')} hint={t.shiftsEnHint} optional={t.optional} />
        <ConnectionNote form={form} texts={texts.sending} />
        <div className="row">
          {isDraft && employer.state === 'vetted' && (
            <Button isBusy={form.sending.kind === 'sending'} label={t.open} onClick={open} />
          )}
          <SubmitButton form={form} label={isDraft ? t.saveDraft : t.save} texts={texts.sending} ready look="line" />
        </div>
      </form>
      <Glance texts={texts} lang={lang} typed={typed} />
    </div>
  );
}

/** With what each field begins. */
function beginning({ initial, employer, lang }: RequirementFormProps) {
  const { housing, housing_euro } = employer;
  if (!initial) return { model: 'holiday', minimum_level: 'A2', housing, housing_euro, ...HOUSE_RULES };
  const { wage_cents: wage, week_hours_from: from, week_hours_to: to } = initial;
  const hours = (count: number | null) => (count === null ? '' : hoursText(count, lang));
  return {
    ...initial,
    // Of before, when the price stood in the profile alone.
    housing_euro: initial.housing_euro ?? housing_euro,
    wage_cents: wage === null ? '' : euroText(wage, lang),
    ...{ week_hours_from: hours(from), week_hours_to: hours(to) },
  };
}
