import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import type { ContractReply } from '#contract/contract.ts';
import { shownToSide } from '#src/i18n/contract.text.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call.ts';
import { addressOf } from '#src/lib/call-address.ts';
import { SideContract } from '#src/ui/contract/SideContract.tsx';
import { Steps } from '#src/ui/contract/Steps.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { useList } from '#src/ui/list/useList.ts';
import area from '../employer-area.module.css';
import { readContracts } from './contracts.ts';
import type { ContractsProps } from './contracts-props.ts';

/** The employer's contracts as cards, the newest first, and the one that was chosen below them. */
export function ContractsPage(props: ContractsProps) {
  const { lang, texts, errors, path, guard, dashboard, emptyPicture } = props;
  const { list: t, contract: words } = texts;
  const list = useList({
    lang,
    path,
    fields: {},
    ask: (wish, _search, signal) => call(at.employerContracts, wish, { lang, signal }),
    read: readContracts,
    faults: t,
  });
  const [chosen, setChosen] = useState<string>();
  const { page } = list;
  const open = page?.contracts.find(({ id }) => id === chosen);
  useEffect(() => {
    if (chosen) document.getElementById(`contract-${chosen}`)?.focus();
  }, [chosen]);
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <a className={`sm ${area.link}`} href={dashboard}>
          {t.back}
        </a>
        <h1 id="contracts" tabIndex={-1}>
          {t.title}
        </h1>
      </header>
      <section className={area.section} aria-labelledby="contracts" data-contracts="">
        <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
        {page?.contracts.length === 0 && (
          <EmptyList picture={emptyPicture} title={t.empty}>
            <p className="muted">{t.emptyText}</p>
          </EmptyList>
        )}
        <div className={area.contracts}>
          {page?.contracts.map((one) => (
            <Card key={one.id} one={one} texts={texts} isOpen={one.id === chosen} onOpen={() => setChosen(one.id)} />
          ))}
        </div>
        <ListPages list={list} texts={t} focus="contracts" />
        {open && (
          <div className={area.section}>
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
    </div>
  );
}

interface CardProps {
  one: ContractReply;
  texts: ContractsProps['texts'];
  isOpen: boolean;
  onOpen: () => void;
}

function Card({ one, texts, isOpen, onOpen }: CardProps) {
  const { list: t, contract: words } = texts;
  const shown = shownToSide(one, 'employer', words);
  const { terms } = one;
  const title = terms ? `${terms.candidate.name} · ${words.work[terms.field_of_work]}` : t.waiting;
  return (
    <article className="card" data-listed-contract={one.id}>
      <h2 className={area.long}>{title}</h2>
      <p className="sm muted">{terms ? `${formatDate(terms.starts_on)}–${formatDate(terms.ends_on)}` : shown.title}</p>
      {shown.now >= 0 && <Steps steps={shown.steps} now={shown.now} />}
      <p className={area.act}>
        <span className={`badge ${shown.tone}`}>{shown.badge}</span>
      </p>
      {terms && (
        <p className={area.act}>
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
