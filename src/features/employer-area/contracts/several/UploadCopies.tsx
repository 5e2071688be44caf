import { type ChangeEvent, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { callMultipart } from '#src/lib/sending/call-multipart.ts';
import { wireForm } from '#src/ui/chosen-file/wire-form.ts';
import { Labelled } from '#src/ui/form/Labelled.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { type ChosenCopy, contractNamedBy, faultsOf, takesOurCopy } from './copies.ts';
import styles from './several.module.css';
import type { SeveralProps } from './several.text.ts';

const AT = 'POST /api/employer/upload-contract-copy';

/** Several signed copies: first which file belongs to which contract and what is left out, then one after the other. */
export function UploadCopies({ lang, texts: t, contracts, onChanged }: SeveralProps) {
  const [copies, setCopies] = useState<readonly ChosenCopy[]>([]);
  /** What has become of each file that was sent; '' for one that has arrived. */
  const [results, setResults] = useState<ReadonlyMap<File, string>>();
  const [isBusy, setBusy] = useState(false);
  const faults = faultsOf(copies, contracts);
  const ready = copies.filter((_copy, index) => faults[index] === undefined);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    setCopies(files.map((file) => ({ file, contract: contractNamedBy(file.name, contracts) })));
    setResults(undefined);
  };
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const said = new Map<File, string>();
    for (const { file, contract } of ready) {
      setResults(new Map(said));
      said.set(file, await sendOne(file, contract));
    }
    setResults(said);
    setBusy(false);
    onChanged();
  };
  const sendOne = async (file: File, contract_id: string): Promise<string> => {
    const version = contracts.find(({ id }) => id === contract_id)?.terms_version ?? 0;
    const form = wireForm<typeof AT>(new Map(), { contract_id, terms_version: String(version), file });
    const answer = await callMultipart(AT, form, { lang });
    return answer.kind === 'ok' ? '' : faultOf(answer, lang, t);
  };
  const isOver = results !== undefined && !isBusy;
  const arrived = [...(results?.values() ?? [])].filter((one) => one === '').length;
  return (
    <div className={styles.upload}>
      <Labelled id="several-copies" label={t.choose} hint={t.chooseHint}>
        {(control) => (
          <input {...control} type="file" multiple accept="application/pdf,.pdf" disabled={isBusy} onChange={choose} />
        )}
      </Labelled>
      {copies.length > 0 && (
        <ul className={styles.files} aria-label={t.chosen}>
          {copies.map(({ file, contract }, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <b className="long">{file.name}</b>
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
      {isOver && (
        <Note
          tone={arrived === results.size ? 'ok' : 'warn'}
          title={fill(t.sentAll, { done: arrived, count: results.size })}
          role="status"
        />
      )}
      {ready.length > 0 && !isOver && (
        <>
          <p className="sm muted">{t.again}</p>
          <p>
            <Button
              isBusy={isBusy}
              working={fill(t.sending, { done: results?.size ?? 0, count: ready.length })}
              label={fill(t.send, { count: ready.length })}
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
  result: string | undefined,
) {
  if (result !== undefined) return result === '' ? t.sent : result;
  return fault && fill(t.left, { why: t.faults[fault] });
}
