import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import type { Lang } from '#contract/languages.ts';
import { readDay } from '#contract/read-day.ts';
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

export interface LifeProps {
  lang: Lang;
  contract: ContractReply;
  side: ContractSide;
  token?: string | undefined;
  texts: LifeTexts;
  formTexts: UploadProps['texts'];
  errors: ErrorTexts;
  onContract: (contract: ContractReply) => void;
}

/** What happened on paper, what is still open, and the side's note of the day on which the paper was exchanged. */
export function Life(props: LifeProps) {
  const { contract, side, texts: t } = props;
  const { stage, lines, paper, sentence, isLate } = lifeInWords(contract, t);
  if (contract.state !== 'active') return null;
  return (
    <section className={`stack ${styles.part}`} data-life={stage} aria-labelledby={`life-${contract.id}`}>
      <h3 id={`life-${contract.id}`}>{t.title}</h3>
      <p>{sentence}</p>
      <ul className={`list ${styles.marks}`}>
        {lines.map(({ what, isDone, said }) => (
          <li key={what} data-mark={isDone ? 'done' : 'open'}>
            {said}
          </li>
        ))}
      </ul>
      {isLate && <Note tone="warn" title={t.late} />}
      {contract.can.indexOf('paper') >= 0 && !paper && <PaperForm {...props} />}
      {contract.can.indexOf('paper') >= 0 && paper?.noted_by === side && <PaperForm {...props} isUndo />}
      <p className="sm muted">
        {t.beforeWork} {t.exchangeLaw}
      </p>
    </section>
  );
}

const AT = {
  employer: 'POST /api/employer/record-contract-paper',
  candidate: 'POST /api/record-contract-paper',
} as const;

/** Notes the day, or takes the own note back. */
function PaperForm({ isUndo = false, ...props }: LifeProps & { isUndo?: boolean }) {
  const { lang, contract, side, token, texts: t, formTexts, errors, onContract } = props;
  const fixed = { contract_id: contract.id, terms_version: contract.terms_version, ...(isUndo && { day: '' }) };
  const form = useForm<ContractReply>({
    id: `paper-${contract.id}`,
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
    <PostForm form={form} className="stack" data-paper={isUndo ? 'undo' : 'note'}>
      <ErrorSummary form={form} labels={{ day: t.day }} texts={formTexts} />
      {!isUndo && <Field form={form} name="day" label={t.day} hint={t.dayHint} type="date" autoComplete="off" />}
      <ConnectionNote form={form} texts={formTexts} />
      <p>
        <SubmitButton form={form} label={isUndo ? t.undo : t.note} texts={formTexts} ready look="line" />
      </p>
    </PostForm>
  );
}
