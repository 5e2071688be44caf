import { CHECK_FIELDS, gapsInCheck } from '#contract/employers/airside.ts';
import type { RequirementReply } from '#contract/employers/requirement.ts';
import { readDay } from '#contract/read-day.ts';
import { call } from '#src/lib/call/call.ts';
import { CheckFields } from '#src/nouns/requirement/CheckFields.tsx';
import type { Entries } from '#src/ui/form/entries.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import { Deciders } from '../Deciders.tsx';
import type { RoomProps } from '../room-props.ts';
import styles from './employers.module.css';
import type { AdminEmployersTexts } from './employers.text.ts';

interface Props extends RoomProps<AdminEmployersTexts> {
  one: RequirementReply;
  onSaved: () => void;
}

/** Corrects the answer of the security authority, where the operator knows better than the employer. */
export function CheckForm({ lang, texts, one, onSaved }: Props) {
  const { detail: t, requirement } = texts;
  const typed = (entries: Entries) => ({
    check_answer: textOf(entries, 'check_answer') as typeof one.check_answer,
    check_authority: textOf(entries, 'check_authority').trim(),
    check_answered_on: readDay(textOf(entries, 'check_answered_on').trim()),
  });
  const form = useUnsavedForm({
    id: `check-${one.id}`,
    names: CHECK_FIELDS,
    check: (entries) =>
      gapsInCheck({ area: one.area, ...typed(entries) }).map((path) => ({ path, code: 'input_empty' })),
    send: (entries, { signal }) => {
      const input = { requirement_id: one.id, version: one.version, ...typed(entries) };
      return call('POST /api/admin/correct-airport-check', input, { lang, signal });
    },
    onOk: () => {
      onSaved();
    },
    fallback: texts.failed,
    errors: texts.errors,
  });
  return (
    <Deciders>
      <details className={`fold ${styles.wide}`}>
        <summary>{t.correctCheck}</summary>
        <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
          <p className="sm muted">{t.correctCheckText}</p>
          <ErrorSummary form={form} labels={requirement.fields} texts={texts.form} />
          <CheckFields of={fieldProps(form, requirement.fields, one)} texts={requirement} />
          <FormEnd form={form} label={t.correctCheckSave} texts={texts.form} ready look="line" />
        </form>
      </details>
    </Deciders>
  );
}
