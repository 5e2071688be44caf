import { useEffect, useRef } from 'react';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { REQUEST_KINDS } from '#contract/employment-contracts/contract-life.ts';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Radios } from '#src/ui/form-fields/Radios.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import styles from './contract.module.css';
import type { LifeProps } from './Life.tsx';

/** What a side has asked for, and our answers. */
export function Requests({ contract, texts }: Pick<LifeProps, 'contract' | 'texts'>) {
  const { ask: t } = texts;
  const waiting = contract.requests.find(({ answer }) => answer === null)?.id;
  const known = useRef(waiting);
  const told = useRef<HTMLDivElement>(null);
  // The form with the pressed button is gone.
  useEffect(() => {
    if (waiting !== known.current) told.current?.focus();
    known.current = waiting;
  }, [waiting]);
  if (contract.requests.length === 0) return null;
  return (
    <div className={`stack ${styles.part}`}>
      {contract.requests.map(({ id, words, lang, asked_at, answer, answer_lang }) => (
        <div key={id} data-request={answer === null ? 'open' : 'answered'}>
          <p className={styles.long}>
            <b>{fill(t.asked, { date: dateInWords(asked_at, texts.lang) })}</b>{' '}
            <span lang={lang ?? undefined}>{words}</span>
          </p>
          {answer !== null && (
            <p className={styles.long}>
              <b>{t.answer}</b> <span lang={answer_lang ?? undefined}>{answer}</span>
            </p>
          )}
        </div>
      ))}
      {waiting && <Note tone="info" title={t.waits} ref={told} />}
    </div>
  );
}

/** How a side comes to another contract or out of it: what the law knows, and a request that changes nothing by itself. */
export function WayOut(props: LifeProps) {
  const { contract, side, texts } = props;
  const { ask: t } = texts;
  if (contract.can.indexOf('ask') < 0) return null;
  return (
    <section className={`stack ${styles.part}`} data-way-out="">
      <details className="fold">
        <summary>{t.title}</summary>
        <div className="stack">
          {contract.is_signed ? (
            <>
              <p>{t.signed}</p>
              <ul className={styles.ways}>
                {t.ways.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
              <p>
                <a href="https://www.faire-integration.de" rel="noopener">
                  faire-integration.de
                </a>
              </p>
              <p>{t[`place_${side}`]}</p>
              <p className="sm muted">{t.law}</p>
            </>
          ) : (
            <p>{t.unsigned}</p>
          )}
          <AskForm key={contract.requests.length} {...props} />
        </div>
      </details>
    </section>
  );
}

const AT = { employer: 'POST /api/employer/ask-contract', candidate: 'POST /api/ask-contract' } as const;
const NAMES = ['kind', 'words'] as const;

function AskForm({ lang, contract, side, token, texts, formTexts, errors, onContract }: LifeProps) {
  const { ask: t } = texts;
  const fixed = { contract_id: contract.id };
  const form = useUnsavedForm<ContractReply>({
    id: `ask-${contract.id}`,
    names: NAMES,
    to: AT[side],
    fixed,
    check: (entries) =>
      NAMES.filter((path) => textOf(entries, path).trim() === '').map((path) => ({
        path,
        code: path === 'kind' ? 'choice_missing' : 'input_empty',
      })),
    send: (entries, { signal }) =>
      call(
        AT[side],
        {
          ...fixed,
          kind: textOf(entries, 'kind') as (typeof REQUEST_KINDS)[number],
          words: textOf(entries, 'words').trim(),
        },
        { lang, signal, ...(token !== undefined && { token }) },
      ),
    onOk: (reply) => {
      if (typeof reply.id !== 'string' || !Array.isArray(reply.requests)) return texts.fallback;
      onContract(reply);
      return undefined;
    },
    fallback: texts.fallback,
    errors,
  });
  return (
    <PostForm form={form} className="stack">
      <ErrorSummary form={form} labels={{ kind: t.kind, words: t.words }} texts={formTexts} />
      <Radios
        form={form}
        name="kind"
        label={t.kind}
        choices={REQUEST_KINDS.map((one) => [one, t[`kind_${one}`]] as const)}
      />
      <Lines form={form} name="words" label={t.words} hint={t.nothing} />
      <ConnectionNote form={form} texts={formTexts} />
      <p>
        <SubmitButton form={form} label={t.send} texts={formTexts} ready look="line" />
      </p>
    </PostForm>
  );
}
