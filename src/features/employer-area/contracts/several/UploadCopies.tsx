import { type ChangeEvent, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { counted } from '#src/i18n/counted.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { callMultipart } from '#src/lib/sending/call-multipart.ts';
import { wireForm } from '#src/ui/chosen-file/wire-form.ts';
import { FileBox } from '#src/ui/file/FileBox.tsx';
import { Labelled } from '#src/ui/form/Labelled.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import { type ChosenCopy, contractNamedBy, faultsOf, takesOurCopy } from './copies.ts';
import styles from './several.module.css';
import type { SeveralProps } from './several.text.ts';

const AT = 'POST /api/employer/upload-contract-copy';
const TAKE_BACK = 'POST /api/employer/take-back-contract-copy';

/** What has become of a file: the copy that it is now, until that is taken back, and what went wrong. */
interface Result {
  copy?: string;
  fault?: string;
}

/** Several signed copies: first which file belongs to which contract and what is left out, then one after the other. */
export function UploadCopies({ lang, texts: t, contracts, onChanged }: SeveralProps) {
  const [copies, setCopies] = useState<readonly ChosenCopy[]>([]);
  const [results, setResults] = useState<ReadonlyMap<File, Result>>();
  const [phase, setPhase] = useState<'choosing' | 'sending' | 'sent' | 'takingBack' | 'takenBack'>('choosing');
  const isBusy = phase === 'sending' || phase === 'takingBack';
  const faults = faultsOf(copies, contracts);
  const ready = copies.filter((_copy, index) => faults[index] === undefined);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    setCopies(files.map((file) => ({ file, contract: contractNamedBy(file.name, contracts) })));
    setResults(undefined);
    setPhase('choosing');
  };
  const send = async () => {
    if (isBusy) return;
    setPhase('sending');
    const said = new Map<File, Result>();
    for (const { file, contract } of ready) {
      setResults(new Map(said));
      said.set(file, await sendOne(file, contract));
    }
    setResults(said);
    setPhase('sent');
    onChanged();
  };
  const sendOne = async (file: File, contract_id: string): Promise<Result> => {
    const version = contracts.find(({ id }) => id === contract_id)?.terms_version ?? 0;
    const form = wireForm<typeof AT>(new Map(), { contract_id, terms_version: String(version), file });
    const answer = await callMultipart(AT, form, { lang });
    if (answer.kind !== 'ok') return { fault: faultOf(answer, lang, t) };
    const copy = answer.data.copies.find(({ side, is_current }) => side === 'employer' && is_current);
    return copy ? { copy: copy.id } : { fault: t.failed };
  };
  const takeBack = async () => {
    if (isBusy) return;
    setPhase('takingBack');
    const said = new Map(results);
    for (const { file, contract: contract_id } of copies) {
      const { copy: copy_id } = said.get(file) ?? {};
      if (copy_id === undefined) continue;
      const answer = await call(TAKE_BACK, { contract_id, copy_id }, { lang });
      said.set(file, answer.kind === 'ok' ? {} : { fault: faultOf(answer, lang, t), copy: copy_id });
    }
    setResults(said);
    setPhase('takenBack');
    onChanged();
  };
  const isSent = results !== undefined && phase !== 'sending';
  const all = [...(results?.values() ?? [])];
  const kept = all.filter(({ copy }) => copy !== undefined).length;
  const gone = all.filter(({ copy, fault }) => copy === undefined && fault === undefined).length;
  const left = copies.length - ready.length;
  return (
    <div className={styles.upload}>
      <Labelled id="several-copies" label={t.choose} hint={t.chooseHint}>
        {(control) => (
          <FileBox
            {...control}
            texts={t.box}
            multiple
            accept="application/pdf,.pdf"
            disabled={isBusy}
            onChange={choose}
          />
        )}
      </Labelled>
      {copies.length > 0 && (
        <ul className={styles.files} aria-label={t.chosen}>
          {copies.map(({ file, contract }, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <b className="long">
                <WithNumber text={file.name} />
              </b>
              {!results && (
                <select
                  aria-label={fill(t.contractOf, { file: file.name })}
                  value={contract}
                  onChange={({ target }) =>
                    setCopies(copies.map((one, at) => (at === index ? { ...one, contract: target.value } : one)))
                  }
                >
                  <option value="">{t.none}</option>
                  {contracts.filter(takesOurCopy).map(({ id, number, terms }) => (
                    <option key={id} value={id}>
                      {[number, terms?.candidate.name].filter(Boolean).join(', ')}
                    </option>
                  ))}
                </select>
              )}
              <span className="sm">{sentenceOf(t, faults[index], results?.get(file))}</span>
            </li>
          ))}
        </ul>
      )}
      {isSent && (
        <Note
          tone={left > 0 || all.some(({ fault }) => fault) ? 'warn' : 'ok'}
          title={
            phase === 'takenBack'
              ? fill(t.tookBack, { done: gone, count: gone + kept })
              : fill(left > 0 ? t.sentSome : t.sentAll, { done: kept, count: copies.length, left })
          }
          role="status"
        >
          {phase !== 'takenBack' && kept > 0 && (
            <p>
              <Button look="line small" isBusy={isBusy} working={t.takingBack} label={t.takeBack} onClick={takeBack} />
            </p>
          )}
        </Note>
      )}
      {ready.length > 0 && !isSent && (
        <>
          <p className="sm muted">{t.again}</p>
          <p>
            <Button
              isBusy={isBusy}
              working={fill(t.sending, { done: results?.size ?? 0, count: ready.length })}
              label={counted(ready.length, t.sendOne, t.send)}
              onClick={send}
            />
          </p>
        </>
      )}
    </div>
  );
}

function sentenceOf(
  t: SeveralProps['texts'],
  fault: keyof SeveralProps['texts']['faults'] | undefined,
  result: Result | undefined,
) {
  if (result) return result.fault ?? (result.copy === undefined ? t.takenBack : t.sent);
  return fault && fill(t.left, { why: t.faults[fault] });
}
