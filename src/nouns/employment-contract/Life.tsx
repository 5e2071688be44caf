import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { Arrival, ContractNote } from '#contract/employment-contracts/contract-life.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import { readDay } from '#contract/read-day.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import type { UploadProps } from './CopyUpload.tsx';
import styles from './contract.module.css';
import type { LifeTexts } from './life.text.ts';
import { lifeInWords } from './life-in-words.ts';

export interface LifeProps extends TextProps<LifeTexts> {
  contract: ContractReply;
  side: ContractSide;
  token?: string | undefined;
  formTexts: UploadProps['texts'];
  errors: ErrorTexts;
  onContract: (contract: ContractReply) => void;
}

/** What happened on paper, what is still open, and the side's note of the day on which the paper was exchanged. */
export function Life(props: LifeProps) {
  const { contract, side, texts: t } = props;
  const { stage, lines, paper, arrival, sentence, isLate } = lifeInWords(contract, t, side);
  const mayNote = contract.can.indexOf('paper') >= 0;
  const mayNoteArrival = contract.can.indexOf('arrival') >= 0;
  const came = mayNoteArrival && <Came {...props} noted={arrival?.what} />;
  // Newer terms wait for signatures; work may have begun by those that hold.
  if (contract.state !== 'active' && (came || arrival))
    return (
      <section className={`stack ${styles.part}`} data-life={stage}>
        {arrival && <p>{sentence}</p>}
        {came}
      </section>
    );
  if (!isShown(contract, stage, paper !== undefined)) return null;
  if (stage === 'signing' && !paper)
    return (
      <details className={styles.part} data-life={stage}>
        <summary className="btn small line">{t.exchangedAlready}</summary>
        <div className={`stack ${styles.part}`}>
          <p>{sentence}</p>
          <NoteForm {...props} />
        </div>
      </details>
    );
  return (
    <section className={`stack ${styles.part}`} data-life={stage} aria-labelledby={`life-${contract.id}`}>
      <h3 id={`life-${contract.id}`}>{t.title}</h3>
      <p>{sentence}</p>
      <ul className={`list ${styles.marks}`}>
        {lines.map(({ what, isDone, said }) => (
          <li key={what} data-mark={isDone && what !== 'absent' ? 'done' : 'open'}>
            {said}
          </li>
        ))}
      </ul>
      {isLate && <Note tone="warn" title={t.late} />}
      {mayNote && !paper && <NoteForm {...props} />}
      {mayNote && !arrival && paper?.noted_by === side && <NoteForm {...props} isUndo />}
      {came}
      <p className="sm muted">
        {t.beforeWork} {t.exchangeLaw}
      </p>
    </section>
  );
}

/** Whoever has left is not asked to exchange paper: the way out is below. */
function isShown({ state, can, has_left }: ContractReply, stage: string, hasPaper: boolean): boolean {
  if (hasPaper) return state === 'active' || stage === 'signing';
  return !has_left && (state === 'active' || (stage === 'signing' && can.indexOf('paper') >= 0));
}

const AT = {
  employer: 'POST /api/employer/record-contract-paper',
  candidate: 'POST /api/record-contract-paper',
} as const;

/** What an employer notes from the first day on; what is noted can be taken back. */
function Came({ noted, ...props }: LifeProps & { noted?: ContractNote | undefined }) {
  const { texts: t } = props;
  if (noted === 'began' || noted === 'absent') return <NoteForm {...props} what={noted} isUndo />;
  return (
    <>
      <p>
        <b>{t.came}</b>
      </p>
      <NoteForm {...props} what="began" />
      <details>
        <summary className="btn small line">{t.notCome}</summary>
        <NoteForm {...props} what="absent" />
      </details>
    </>
  );
}

interface NoteProps extends LifeProps {
  what?: 'paper' | Arrival;
  isUndo?: boolean;
}

/** Notes the day, or takes the own note back. */
function NoteForm({ what = 'paper', isUndo = false, ...props }: NoteProps) {
  const { lang, contract, side, token, texts: t, formTexts, errors, onContract } = props;
  const fixed = {
    ...{ contract_id: contract.id, terms_version: contract.terms_version },
    ...(what !== 'paper' && { what }),
    ...(isUndo && { day: '' }),
  };
  const words = {
    paper: { day: t.day, hint: t.dayHint, note: t.note },
    began: { day: t.day_began, hint: undefined, note: t.note_began },
    absent: { day: t.day_absent, hint: t.hint_absent, note: t.note_absent },
  }[what];
  const form = useForm<ContractReply>({
    id: `${what}-${contract.id}`,
    names: isUndo ? [] : ['day'],
    to: AT[side],
    fixed,
    check: (entries) =>
      isUndo || readDay(textOf(entries, 'day').trim()) !== '' ? undefined : { path: 'day', code: 'date_invalid' },
    send: (entries, { signal }) =>
      call(
        AT[side],
        { ...fixed, day: isUndo ? '' : readDay(textOf(entries, 'day').trim()) },
        { lang, signal, ...(token !== undefined && { token }) },
      ),
    onOk: (reply) => {
      if (typeof reply.id !== 'string' || !Array.isArray(reply.marks)) return t.fallback;
      onContract(reply);
      return undefined;
    },
    fallback: t.fallback,
    errors,
  });
  return (
    <PostForm form={form} className="stack" {...{ [`data-${what}`]: isUndo ? 'undo' : 'note' }}>
      <ErrorSummary form={form} labels={{ day: words.day }} texts={formTexts} />
      {!isUndo && (
        <Field
          form={form}
          name="day"
          label={words.day}
          {...(words.hint && { hint: words.hint })}
          type="date"
          autoComplete="off"
        />
      )}
      <ConnectionNote form={form} texts={formTexts} />
      <p>
        <SubmitButton form={form} label={isUndo ? t.undo : words.note} texts={formTexts} ready look="line" />
      </p>
    </PostForm>
  );
}
