import { useState } from 'react';
import { type FileSafety, isClosed } from '#contract/documents/file-safety.ts';
import { fill } from '#contract/fill.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { factsOf, personFacts } from '#src/nouns/employment-contract/contract-in-words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../Deciders.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { FileView } from '../viewer/FileView.tsx';
import { fetchAttachment } from '../viewer/fetch-attachment.ts';
import { openFile } from '../viewer/looking.ts';
import { useOpenedFile } from '../viewer/useOpenedFile.ts';
import { FIRST_LOOK, lookAfter } from '../viewer/zoom.ts';
import { reasonTexts } from './contract-reason.ts';
import styles from './contracts.module.css';
import type { ContractFound } from './contracts.ts';
import type { AdminContractsProps } from './contracts-props.ts';
import type { ContractHandle } from './useContractDetail.ts';

export interface ReviewProps extends AdminContractsProps {
  found: ContractFound;
  one: ContractHandle;
}

interface Props extends ReviewProps {
  copy: ContractFound['contract']['copies'][number] & { can: readonly ('accept' | 'return')[]; safety: FileSafety };
}

/** One copy beside what the contract says, and the decision about it: only once it can be seen. */
export function ReviewedCopy({ lang, texts, found, one, copy }: Props) {
  const { detail: t, contracts } = texts;
  const { contract } = found;
  const isDrawn = !isClosed(copy.safety.malware);
  const [isSaved, setSaved] = useState(false);
  const address = addressOf('GET /api/admin/contract-copies/:copy_id', { copy_id: copy.id });
  const fetch = () => fetchAttachment(address, lang);
  const { view, again, download } = useOpenedFile({
    ...{ id: copy.id, file_name: copy.file_name, isClosed: !isDrawn },
    open: () => openFile(fetch(), 'application/pdf', lang),
    fetch,
    onSaved: () => setSaved(true),
  });
  // Its first page could be looked at, or the file was saved.
  const isSeen = view.kind === 'ready' || isSaved;
  const [look, setLook] = useState(FIRST_LOOK);
  const [isAsking, setAsking] = useState(false);
  const isBusy = one.doing.kind === 'busy';
  const name = contracts[`copy_${copy.side}`];
  const signer = copy.side === 'employer' ? contract.terms?.employer.company : contract.terms?.candidate.name;
  const facts = contract.terms
    ? factsOf(contract.terms, contracts, { person: personFacts(contract.terms, contracts) })
    : [];
  return (
    <div className={styles.beside}>
      <div data-view={isDrawn ? view.kind : 'not-drawn'}>
        <FileView
          {...{ name, view, isDrawn, look, download }}
          texts={texts.viewer}
          safety={copy.safety}
          onAgain={again}
          onLook={(change) => setLook(lookAfter(look, change))}
          title={<b className="sm">{name}</b>}
        />
      </div>
      <div>
        <p className="long">{fill(t.reviewPoints, { name: signer ?? '' })}</p>
        <dl className={`dl ${styles.compared}`}>
          {[
            { name: texts.contract, value: `${contract.number} · ${fill(t.version, { version: copy.terms_version })}` },
            ...facts,
          ].map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd className="long" lang={fact.lang}>
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
        {copy.review === 'pending' && copy.can.indexOf('accept') < 0 && found.unlawful.length > 0 && (
          <p className="after">{t.notAccepted}</p>
        )}
        {!isAsking && <NotSaved doing={one.doing} title={texts.notSaved} />}
        <Deciders>
          <div className={`acts after ${styles.decide}`}>
            {copy.can.indexOf('accept') >= 0 && (
              <Button
                isBusy={isBusy}
                working={texts.working}
                label={t.accept}
                disabled={!isSeen}
                onClick={() => one.accept(contract.version, copy.id)}
              />
            )}
            {copy.can.indexOf('return') >= 0 && (
              <Button
                look="line"
                label={copy.review === 'accepted' ? t.takeBack : t.giveBack}
                disabled={!isSeen}
                onClick={() => {
                  one.forget();
                  setAsking(true);
                }}
              />
            )}
          </div>
        </Deciders>
      </div>
      <ReasonDialog
        open={isAsking && copy.can.indexOf('return') >= 0}
        id="reason"
        title={t.returnTitle}
        texts={{ ...reasonTexts(texts), hint: t.returnHint, act: t.giveBack }}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onGo={(reason) => one.giveBack(contract.version, copy.id, reason)}
        fault={<NotSaved doing={one.doing} title={texts.notSaved} />}
      >
        <p>{t.returnText}</p>
      </ReasonDialog>
    </div>
  );
}
