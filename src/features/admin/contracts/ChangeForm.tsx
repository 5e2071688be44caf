import { useEffect } from 'react';
import { HOUSING } from '#contract/employers/requirement-rules.ts';
import { CONTRACT_FIELDS } from '#contract/employment-contracts/contract-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import { hoursText } from '#contract/hours-text.ts';
import { TAX_WAYS } from '#contract/pay/tax-ways.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import styles from '#src/ui/form-fields/field-pair.module.css';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { type ChangeProps, useChangeForm } from './useChangeForm.ts';

/** What the operator may change. What was sent becomes a new version, and the form says so first. */
export function ChangeForm(props: ChangeProps) {
  const { lang, texts, found, onClose, onUnsaved } = props;
  const { detail: t } = texts;
  const { form, isUnsaved, isFlatTooLong } = useChangeForm(props);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const { state, terms } = found.contract;
  if (!terms) return null;
  const labels = Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, t[name]]));
  const of = fieldProps(form, t, {
    ...terms,
    wage_cents: euroText(terms.wage_cents, lang),
    week_hours: hoursText(terms.week_hours, lang),
  });
  const numbers = (names: readonly (typeof CONTRACT_FIELDS)[number][]) =>
    names.map((name) => <Field key={name} {...of(name)} inputMode="numeric" autoComplete="off" />);
  return (
    <section className="card" aria-labelledby="change">
      <h2 id="change">{t.formTitle}</h2>
      <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
        <Note tone={state === 'draft' ? 'info' : 'warn'} title={state === 'draft' ? t.formDraft : t.formSent} />
        <ErrorSummary form={form} labels={labels} texts={texts.form} />
        <Field {...of('site')} autoComplete="off" />
        <div className={styles.pair}>
          <Field {...of('starts_on')} type="date" autoComplete="off" />
          <Field {...of('ends_on')} type="date" autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <Field {...of('week_hours')} inputMode="decimal" autoComplete="off" />
          <Field {...of('wage_cents')} autoComplete="off" inputMode="decimal" />
        </div>
        <Radios {...of('housing')} choices={HOUSING.map((one) => [one, texts.housing[one]] as const)} />
        <Field {...of('housing_euro')} hint={t.housingHint} autoComplete="off" inputMode="numeric" />
        <Lines {...of('shifts')} optional={t.optional} />
        <Lines {...of('shifts_en')} optional={t.whereShifts} />
        <div className={styles.pair}>{numbers(['break_minutes', 'overtime_percent'])}</div>
        <div className={styles.pair}>{numbers(['night_percent', 'sunday_percent'])}</div>
        <div className={styles.pair}>{numbers(['pay_day', 'leave_days'])}</div>
        <Field
          {...of('notice_weeks')}
          hint={t.noticeHint}
          optional={t.optional}
          autoComplete="off"
          inputMode="numeric"
        />
        <Radios {...of('tax')} choices={TAX_WAYS.map((one) => [one, texts.contracts.facts[`tax_${one}`]] as const)} />
        {isFlatTooLong && <Note tone="warn" title={t.flatTooLongTitle} text={t.flatTooLong} />}
        <Field {...of('tariffs')} optional={t.optional} autoComplete="off" />
        <Lines {...of('employer_address')} optional={t.optional} />
        <Field {...of('representative')} optional={t.optional} autoComplete="off" />
        <Lines {...of('candidate_address')} optional={t.optional} />
        <ConnectionNote form={form} texts={texts.form} />
        <div className="row">
          <SubmitButton form={form} label={t.save} texts={texts.form} ready look="line" />
          <Button look="line" label={t.keep} onClick={onClose} />
        </div>
      </form>
    </section>
  );
}
