import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import type { ContractReply } from '#contract/contract.ts';
import { shownToSide } from '#src/i18n/contract.text.ts';
import { formatDate } from '#src/i18n/format.ts';
import { addressOf } from '#src/lib/call-address.ts';
import { SideContract } from '#src/ui/contract/SideContract.tsx';
import { Steps } from '#src/ui/contract/Steps.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import styles from '../employer-area.module.css';
import type { EmployerAreaProps } from '../employer-area-props.ts';
import { useContracts } from './useContracts.ts';

/** The employer's contracts as cards, and the one that was chosen below them. */
export function ContractsCard({ lang, texts, errors }: EmployerAreaProps) {
  const { contracts: t, contract: words } = texts;
  const list = useContracts(lang, texts);
  const [chosen, setChosen] = useState<string>();
  const { contracts } = list;
  const open = contracts?.find(({ id }) => id === chosen);
  useEffect(() => {
    if (chosen) document.getElementById(`contract-${chosen}`)?.focus();
  }, [chosen]);
  return (
    <section className={styles.section} aria-labelledby="contracts" data-contracts="">
      <h2 id="contracts" tabIndex={-1}>
        {t.title}
      </h2>
      <ListFault title={texts.failedTitle} message={list.fault} retry={texts.retry} onRetry={list.load} />
      {!contracts && !list.fault && <p className="muted">{t.loading}</p>}
      {contracts?.length === 0 && <p className="muted">{t.empty}</p>}
      <div className={styles.contracts}>
        {contracts?.map((one) => (
          <Card key={one.id} one={one} texts={texts} isOpen={one.id === chosen} onOpen={() => setChosen(one.id)} />
        ))}
      </div>
      {list.more && (
        <p className={styles.act}>
          <button type="button" className="btn line sml" onClick={list.more}>
            {t.more}
          </button>
        </p>
      )}
      {open && (
        <div className={styles.section}>
          <SideContract
            key={open.id}
            {...{ lang, errors }}
            contract={open}
            side="employer"
            shown={shownToSide(open, 'employer', words)}
            texts={words}
            at={at.uploadEmployerCopy}
            paperHref={addressOf(at.employerContractPaper, { contract_id: open.id })}
            hrefOfCopy={(id) => addressOf(at.employerContractCopy, { copy_id: id })}
            onContract={list.load}
            onChanged={list.load}
          />
        </div>
      )}
    </section>
  );
}

interface CardProps extends Pick<EmployerAreaProps, 'texts'> {
  one: ContractReply;
  isOpen: boolean;
  onOpen: () => void;
}

function Card({ one, texts, isOpen, onOpen }: CardProps) {
  const { contracts: t, contract: words } = texts;
  const shown = shownToSide(one, 'employer', words);
  const { terms } = one;
  const title = terms ? `${terms.candidate.name} · ${words.work[terms.field_of_work]}` : t.waiting;
  return (
    <article className="card" data-listed-contract={one.id}>
      <h3 className={styles.long}>{title}</h3>
      <p className="sm muted">{terms ? `${formatDate(terms.starts_on)}–${formatDate(terms.ends_on)}` : shown.title}</p>
      {shown.now >= 0 && <Steps steps={shown.steps} now={shown.now} />}
      <p className={styles.act}>
        <span className={`badge ${shown.tone}`}>{shown.badge}</span>
      </p>
      {terms && (
        <p className={styles.act}>
          <button
            type="button"
            className={`btn sml ${shown.needsMe ? '' : 'line'}`}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {shown.needsMe ? t.sign : t.view}
            <span className="visually-hidden">: {title}</span>
          </button>
        </p>
      )}
    </article>
  );
}
