import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { LEVELS, type PlacementField } from '#contract/placements/placement-profile.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { workChoices } from '#src/nouns/requirement/work-choices.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Confirmation } from '../application/Confirmation.tsx';
import { useShell } from '../shell/shell-context.ts';
import styles from './placement.module.css';
import { type PlacementProps, usePlacementForm } from './usePlacementForm.ts';

/** What we need to know to find an employer. It can be saved with gaps. */
export function PlacementForm(props: PlacementProps) {
  const { texts, placement } = props;
  const { lang, texts: shell } = useShell();
  const { form: t, fields } = texts;
  const form = usePlacementForm(props);
  const { profile, season, passport_noted: noted } = placement;
  const { optional } = shell.form;
  const wishes = workChoices(placement.fields_of_work, [profile.first_wish, profile.second_wish], texts.work);
  const of = fieldProps(form, fields, profile);
  const day = (name: PlacementField, more: { hint?: string; optional?: string; autoComplete?: string } = {}) => (
    <Field {...of(name)} type="date" autoComplete="off" {...more} />
  );
  const passport = noted === null ? t.passportHint : fill(t.passportNoted, { date: dateInWords(noted, lang) });
  return (
    <PostForm form={form} className={`card ${styles.form}`} data-placement="">
      <ErrorSummary form={form} labels={fields} texts={shell.form} />
      <Part title={t.person}>
        {day('born_on', { autoComplete: 'bday' })}
        <Select {...of('nationality')} none={t.choose} choices={texts.countries} />
        {day('passport_until', { hint: passport, optional })}
        <div className={styles.wide}>
          <Field {...of('home_address')} hint={t.addressHint} optional={optional} autoComplete="street-address" />
        </div>
      </Part>
      <Part title={t.study}>
        <div className={styles.wide}>
          <Radios
            {...of('is_enrolled')}
            choices={[
              ['yes', t.yes],
              ['no', t.no],
            ]}
            value={profile.is_enrolled === null ? '' : profile.is_enrolled ? 'yes' : 'no'}
          />
        </div>
        <Field {...of('university')} autoComplete="off" />
        <Field {...of('field_of_study')} autoComplete="off" />
        <p className={`hint ${styles.wide}`}>{t.vacationHint}</p>
        {day('vacation_from')}
        {day('vacation_until')}
      </Part>
      <Part
        title={t.time}
        hint={
          season
            ? fill(t.seasonHint, { from: dateInWords(season.from, lang), until: dateInWords(season.until, lang) })
            : t.seasonUnknown
        }
      >
        {day('available_from')}
        {day('available_until')}
        <div className={styles.wide}>
          <Field {...of('days_worked')} hint={t.daysHint} autoComplete="off" inputMode="numeric" />
        </div>
      </Part>
      <Part title={t.german}>
        <Select {...of('level')} none={t.choose} choices={LEVELS.map((level) => [level, level] as const)} />
        {day('certificate_on')}
        <div className={styles.wide}>
          <Field {...of('certificate_provider')} hint={t.providerHint} autoComplete="off" />
        </div>
        {placement.certificate_old && (
          <div className={styles.wide}>
            <Note tone="warn" title={t.oldTitle} text={t.oldText} />
          </div>
        )}
      </Part>
      <Part title={t.wishes}>
        <Select {...of('first_wish')} none={t.noWish} choices={wishes} />
        <Select {...of('second_wish')} none={t.noWish} choices={wishes} />
      </Part>
      <ConnectionNote form={form} texts={shell.form} />
      {form.isDone && (
        <Confirmation title={t.savedTitle} text={placement.pool.missing.length > 0 ? t.savedGaps : t.savedWhole} />
      )}
      <SubmitButton form={form} label={t.save} texts={shell.form} ready />
    </PostForm>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {hint && <p className={`hint ${styles.wide}`}>{hint}</p>}
      {children}
    </fieldset>
  );
}
