import { useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import { type FileSafety, isDrawable } from '#contract/file-safety.ts';
import { fill } from '#contract/fill.ts';
import { factsOf, personFacts } from '#src/i18n/contract.text.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { Deciders } from '#src/ui/guard/Deciders.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import styles from './admin-contracts.module.css';
import { CopyViewer } from './CopyViewer.tsx';
import type { ContractFound } from './contracts.ts';
import { NotSaved, ReasonDialog } from './ReasonDialog.tsx';
import type { ReviewProps } from './ReviewCopies.tsx';
import { useCopyView } from './useCopyView.ts';

interface Props extends ReviewProps {
  copy: ContractFound['contract']['copies'][number] & { can: readonly ('accept' | 'return')[]; safety: FileSafety };
}

/** One copy beside what the contract says, and the decision about it: only once it can be seen. */
export function ReviewedCopy({ lang, texts, found, one, copy }: Props) {
  const { detail: t, contracts } = texts;
  const { contract } = found;
  const view = useCopyView(addressOf(at.adminContractCopy, { copy_id: copy.id }), lang, isDrawable(copy.safety));
  const [isAsking, setAsking] = useState(false);
  useFocusBack(copy.review, () => document.getElementById('review'));
  const isBusy = one.doing.kind === 'busy';
  const name = contracts[`copy_${copy.side}`];
  const signer = copy.side === 'employer' ? contract.terms?.employer.company : contract.terms?.candidate.name;
  const facts = contract.terms
    ? factsOf(contract.terms, contracts, { person: personFacts(contract.terms, contracts) })
    : [];
  return (
    <div className={styles.beside}>
      <CopyViewer texts={texts.viewer} name={name} fileName={copy.file_name} safety={copy.safety} copy={view} />
      <div>
        <p className={styles.long}>{fill(t.reviewPoints, { name: signer ?? '' })}</p>
        <dl className={`dl ${styles.compared}`}>
          {[{ name: texts.contract, value: `${contract.number} · ${fill(t.version, { version: copy.terms_version })}` }]
            .concat(facts)
            .map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd className={styles.long}>{fact.value}</dd>
              </div>
            ))}
        </dl>
        {one.doing.kind === 'failed' && !isAsking && <NotSaved texts={texts} message={one.doing.message} />}
        <Deciders>
          <div className={`acts ${styles.acts}`}>
            {copy.can.indexOf('accept') >= 0 && (
              <button
                type="button"
                className="btn"
                aria-busy={isBusy || undefined}
                disabled={!view.isSeen}
                onClick={() => one.accept(contract.version, copy.id)}
              >
                {isBusy ? texts.working : t.accept}
              </button>
            )}
            {copy.can.indexOf('return') >= 0 && (
              <button
                type="button"
                className="btn line"
                disabled={!view.isSeen}
                onClick={() => {
                  one.forget();
                  setAsking(true);
                }}
              >
                {copy.review === 'accepted' ? t.takeBack : t.giveBack}
              </button>
            )}
          </div>
        </Deciders>
      </div>
      <ReasonDialog
        open={isAsking && copy.can.indexOf('return') >= 0}
        texts={texts}
        doing={one.doing}
        onClose={() => setAsking(false)}
        ask={{ title: t.returnTitle, text: t.returnText, hint: t.returnHint, act: t.giveBack }}
        onGo={(reason) => one.giveBack(contract.version, copy.id, reason)}
      />
    </div>
  );
}
