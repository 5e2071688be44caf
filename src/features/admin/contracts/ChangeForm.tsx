import { HOUSING } from '#contract/employers/requirement-rules.ts';
import { CONTRACT_FIELDS } from '#contract/employment-contracts/contract-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './contracts.module.css';
import type { ContractFound } from './contracts.ts';
import type { AdminContractsProps } from './contracts-props.ts';
import { useChangeForm } from './useChangeForm.ts';

export interface ChangeProps extends AdminContractsProps {
  found: ContractFound;
  onSaved: (found: ContractFound) => void;
  onClose: () => void;
}

/** What the operator may change. What was sent becomes a new version, and the form says so first. */
export function ChangeForm(props: ChangeProps) {
  const { lang, texts, found, onClose } = props;
  const { detail: t } = texts;
  const form = useChangeForm(props);
  const { state, terms } = found.contract;
  if (!terms) return null;
  const labels = Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, t[name]]));
  const text = (name: 'site' | 'starts_on' | 'ends_on' | 'week_hours', more: object) => (
    <Field form={form} name={name} label={t[name]} autoComplete="off" value={String(terms[name])} {...more} />
  );
  return (
    <section className="card" aria-labelledby="change">
      <h2 id="change">{t.formTitle}</h2>
      <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
        <Note tone={state === 'draft' ? 'info' : 'warn'} title={state === 'draft' ? t.formDraft : t.formSent} />
        <ErrorSummary form={form} labels={labels} texts={texts.form} />
        {text('site', {})}
        <div className={styles.pair}>
          {text('starts_on', { type: 'date' })}
          {text('ends_on', { type: 'date' })}
        </div>
        <div className={styles.pair}>
          {text('week_hours', { inputMode: 'numeric' })}
          <Field
            form={form}
            name="wage_cents"
            label={t.wage_cents}
            autoComplete="off"
            inputMode="decimal"
            value={euroText(terms.wage_cents, lang)}
          />
        </div>
        <Radios
          form={form}
          name="housing"
          label={t.housing}
          choices={HOUSING.map((one) => [one, texts.housing[one]] as const)}
          value={terms.housing}
        />
        <Field
          form={form}
          name="housing_euro"
          label={t.housing_euro}
          hint={t.housingHint}
          autoComplete="off"
          inputMode="numeric"
          value={terms.housing_euro === null ? '' : String(terms.housing_euro)}
        />
        <Lines form={form} name="shifts" label={t.shifts} optional={t.optional} value={terms.shifts} />
        <ConnectionNote form={form} texts={texts.form} />
        <div className="row">
          <SubmitButton form={form} label={t.save} texts={texts.form} ready look="line" />
          <button type="button" className="btn line" onClick={onClose}>
            {t.keep}
          </button>
        </div>
      </form>
    </section>
  );
}
