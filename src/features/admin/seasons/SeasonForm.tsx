import { useRef } from 'react';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import { fill } from '#contract/fill.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { SEASON_FIELDS, seasonName } from '#contract/seasons/season-fields.ts';
import { call } from '#src/lib/call/call.ts';
import { randomId } from '#src/lib/random-id.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import styles from '#src/ui/form-fields/field-pair.module.css';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import type { RoomProps } from '../room-props.ts';
import own from './seasons.module.css';
import type { AdminSeasonsTexts } from './seasons.text.ts';
import { nextAfter, seasonIn } from './seasons.ts';

interface Props extends RoomProps<AdminSeasonsTexts> {
  /** The season that is changed; without it, the next one is planned. */
  edited: SeasonOnDesk | undefined;
  last: SeasonOnDesk | undefined;
  onSaved: (id: string) => void;
}

const REQUIRED = ['name_de', 'name_en', 'starts_on', 'ends_on', 'campaign'] as const;

/** Plans a season, or changes one. Where a change takes something away, the server says how much, and it is sent again. */
export function SeasonForm({ lang, texts: t, links, edited, last, onSaved }: Props) {
  const newId = useRef('');
  const agreed = useRef(false);
  const form = useUnsavedForm({
    id: 'season',
    names: SEASON_FIELDS,
    check: (entries) => REQUIRED.filter((name) => !entries.has(name)).map((path) => ({ path, code: 'input_empty' })),
    send: (entries, { signal }) => {
      newId.current = newId.current || randomId();
      const input = {
        ...{ season_id: edited?.id ?? newId.current, ...seasonIn(entries), agreed: agreed.current },
        ...(edited && { version: edited.version }),
      };
      agreed.current = false;
      return call('POST /api/admin/save-season', input, { lang, signal });
    },
    onOk: () => {
      onSaved(edited?.id ?? newId.current);
    },
    fallback: t.failed,
    errors: t.errors,
  });
  const of = fieldProps(form, t.fields, edited ?? nextAfter(last));
  const offered = (edited ?? last)?.fields_of_work ?? [];
  const { sending } = form;
  const asks = sending.kind === 'refused' && sending.code === 'season_takes_away';
  const date = { type: 'date', autoComplete: 'off' } as const;
  return (
    <section className="card" aria-labelledby="season-form">
      <form ref={form.ref} className={`stack ${own.form}`} method="post" noValidate {...form.events}>
        <h2 id="season-form">{edited ? fill(t.changeTitle, { name: seasonName(edited, lang) }) : t.newTitle}</h2>
        {edited ? <a href={links.seasons}>{t.back}</a> : <p className="sm muted">{t.newLead}</p>}
        {edited && edited.people.open + edited.people.complete > 0 && (
          <p className="sm">{fill(t.changeLead, { count: edited.people.open + edited.people.complete })}</p>
        )}
        <ErrorSummary form={form} labels={t.fields} texts={t.form} />
        <div className={styles.pair}>
          <Field {...of('name_de')} hint={t.hints.name_de} autoComplete="off" />
          <Field {...of('name_en')} hint={t.hints.name_en} autoComplete="off" />
          <Field {...of('starts_on')} {...date} />
          <Field {...of('ends_on')} {...date} />
          <Field
            {...of('applications_close_on')}
            {...date}
            hint={t.hints.applications_close_on}
            optional={t.hints.optional}
          />
          <Field
            {...of('capacity')}
            hint={t.hints.capacity}
            autoComplete="off"
            inputMode="numeric"
            optional={t.hints.optional}
          />
          <Field {...of('a2_follows_until')} {...date} hint={t.hints.follows} optional={t.hints.optional} />
          <Field {...of('passport_follows_until')} {...date} hint={t.hints.follows} optional={t.hints.optional} />
          <Field {...of('campaign')} hint={t.hints.campaign} autoComplete="off" />
        </div>
        <Radios
          {...of('step1_approval')}
          choices={[
            ['manual', t.hints.manual],
            ['automatic', t.hints.automatic],
          ]}
        />
        <fieldset className="group">
          <legend className="label">{t.fields.fields_of_work}</legend>
          <p className="hint">{t.hints.fields_of_work}</p>
          <div className={`choices ${own.work}`}>
            {FIELDS_OF_WORK.map((field) => (
              <label key={field}>
                <input
                  type="checkbox"
                  name={`fields_of_work.${field}`}
                  value="true"
                  defaultChecked={offered.indexOf(field) >= 0}
                />
                {t.work[field]}
              </label>
            ))}
          </div>
        </fieldset>
        <ConnectionNote form={form} texts={t.form} />
        <p className="row">
          {asks && (
            <Button
              look="line"
              label={t.saveAnyway}
              onClick={() => {
                agreed.current = true;
                form.submit();
              }}
            />
          )}
          <SubmitButton form={form} label={edited ? t.save : t.plan} texts={t.form} ready />
        </p>
      </form>
    </section>
  );
}
