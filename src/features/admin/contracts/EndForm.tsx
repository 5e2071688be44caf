import { END_GROUNDS, END_SIDES, endsAtOnce } from '#contract/employment-contracts/contract-life.ts';
import { readDay } from '#contract/read-day.ts';
import { berlinDay } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import type { Entries } from '#src/ui/form/entries.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import styles from '#src/ui/form-fields/field-pair.module.css';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import type { ReviewProps } from './ReviewedCopy.tsx';

const NAMES = ['ended_by', 'ground', 'paper_on', 'last_day', 'paper'] as const;

/** Notes the end that the two sides have put on paper; what follows from it is said first. */
export function EndForm({ lang, texts, errors, found, one, onClose }: ReviewProps & { onClose: () => void }) {
  const { detail: t } = texts;
  const { id, version, end, terms } = found.contract;
  const typed = (entries: Entries) => ({
    ended_by: textOf(entries, 'ended_by') as (typeof END_SIDES)[number],
    ground: textOf(entries, 'ground') as (typeof END_GROUNDS)[number],
    paper: textOf(entries, 'paper').trim(),
    paper_on: readDay(textOf(entries, 'paper_on').trim()),
    last_day: readDay(textOf(entries, 'last_day').trim()),
  });
  const form = useUnsavedForm({
    id: 'end',
    names: NAMES,
    check: (entries) =>
      NAMES.filter((path) => !typed(entries)[path]).map((path) => ({
        path,
        code: path === 'ended_by' || path === 'ground' ? 'choice_missing' : 'input_empty',
      })),
    send: (entries, { signal }) => {
      const input = { contract_id: id, seen: version, ...typed(entries) };
      return call('POST /api/admin/end-contract', input, { lang, signal });
    },
    onOk: (reply) => {
      one.show(reply);
      onClose();
    },
    fallback: texts.contracts.life.fallback,
    errors,
  });
  const labels = {
    ended_by: t.endedBy,
    ground: t.ground,
    paper_on: t.paperOn,
    last_day: t.lastDay,
    paper: t.whichPaper,
  };
  const of = fieldProps(form, labels, end ?? {});
  const lastDay = typed(form.entries).last_day;
  const isOver = lastDay !== '' && endsAtOnce(lastDay, terms ?? { starts_on: '' }, berlinDay(Date.now()));
  return (
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events} data-end="">
      <Note tone="warn" title={t.endTitle} text={t.endText} />
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <Radios
        {...of('ended_by')}
        choices={END_SIDES.map((one) => [one, texts.contracts.life.end[`who_${one}`]] as const)}
      />
      <Radios
        {...of('ground')}
        choices={END_GROUNDS.map((one) => [one, asLabel(texts.contracts.life.end.grounds[one])] as const)}
      />
      <div className={styles.pair}>
        <Field {...of('paper_on')} type="date" autoComplete="off" />
        <Field {...of('last_day')} type="date" autoComplete="off" />
      </div>
      <div role="status">{isOver && <Note tone="warn" title={t.endsAtOnce} text={t.endsAtOnceText} />}</div>
      <Lines {...of('paper')} hint={t.whichPaperHint} />
      <ConnectionNote form={form} texts={texts.form} />
      <div className="row">
        <SubmitButton form={form} label={t.endSave} texts={texts.form} ready look="line" />
        <Button look="line" label={t.keep} onClick={onClose} />
      </div>
    </form>
  );
}

/** A ground as it stands within a sentence, with a capital. */
const asLabel = (ground: string) => ground.charAt(0).toUpperCase() + ground.slice(1);
