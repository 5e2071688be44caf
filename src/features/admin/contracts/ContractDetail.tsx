import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { Copies } from '#src/nouns/employment-contract/Copies.tsx';
import {
  comparedFacts,
  copyInWords,
  costsOf,
  personFacts,
  stateInWords,
} from '#src/nouns/employment-contract/contract-in-words.ts';
import { Terms } from '#src/nouns/employment-contract/Terms.tsx';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Note } from '#src/ui/Note.tsx';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import { Toaster, type Toasts, useToasts } from '#src/ui/Toaster.tsx';
import { ActCard } from './ActCard.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { ContractFound } from './contracts.ts';
import type { AdminContractsProps } from './contracts-props.ts';
import { deskBadge } from './desk-badge.ts';
import { LifeCard } from './LifeCard.tsx';
import { Past } from './Past.tsx';
import { ReviewCopies } from './ReviewCopies.tsx';
import { type ContractHandle, useContractDetail } from './useContractDetail.ts';

/** One contract: what can be done first, then what it says, its copies and versions. */
export function ContractDetail(props: AdminContractsProps & { id: string }) {
  const { texts: t, guard, links, id } = props;
  const toasts = useToasts();
  const one = useContractDetail(props, id, (as) => toasts.push({ tone: 'ok', title: t.detail[`${as}News`] }));
  return (
    <LoadedPage
      guard={guard}
      of={one}
      failed={{ title: t.failedTitle, retry: t.retry, gone: t.gone }}
      back={{ href: links.contracts, text: t.allContracts }}
    >
      {(found) => <Loaded {...props} found={found} one={one} toasts={toasts} />}
    </LoadedPage>
  );
}

function Loaded(props: AdminContractsProps & { found: ContractFound; one: ContractHandle; toasts: Toasts }) {
  const { texts: t, links, found, one, toasts } = props;
  const [isChanging, setChanging] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const { contract, can } = found;
  const badge = deskBadge(contract, stateInWords(contract, t.contracts), t);
  return (
    <div className="wrap app">
      <header>
        <a className="sm alone" href={links.contracts}>
          {t.allContracts}
        </a>
        <div className="row spread">
          <h1 className="long">
            <WithNumber text={fill(t.contracts.number, { number: contract.number })} />
          </h1>
          <span className={`badge ${badge.tone}`} data-state={contract.state}>
            {badge.text}
          </span>
        </div>
      </header>
      {contract.is_overdue && <Note tone="warn" title={t.contracts.overdue} text={t.detail.overdue} />}
      {contract.has_left && <Note tone="warn" title={t.contracts.leftTitle} text={t.contracts.left} />}
      <ReviewCopies {...props} />
      <div className="with-aside">
        <div>
          <ActCard
            {...props}
            isChanging={isChanging}
            isUnsaved={isChanging && isUnsaved}
            onChange={() => setChanging(true)}
          />
          {isChanging && can.indexOf('change') >= 0 && (
            <ChangeForm
              // What somebody else has changed is typed anew: the form shows it.
              key={contract.version}
              {...props}
              onUnsaved={setUnsaved}
              onClose={() => setChanging(false)}
              onSaved={(changed) => {
                setChanging(false);
                one.show(changed);
                toasts.push({ tone: 'ok', title: t.detail.changedNews });
              }}
            />
          )}
          <LifeCard {...props} />
          <Said {...props} />
        </div>
        <aside>
          <Past texts={t} found={found} />
        </aside>
      </div>
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}

function Said({ lang, texts: t, found: { contract } }: AdminContractsProps & { found: ContractFound }) {
  const texts = t.contracts;
  const copies = contract.copies.map((copy) => ({
    id: copy.id,
    href: addressOf('GET /api/admin/contract-copies/:copy_id', { copy_id: copy.id }),
    name: texts[`copy_${copy.side}`],
    date: copyInWords(copy, contract, texts),
  }));
  return (
    <section className="card" data-said="">
      <h2>{texts.terms}</h2>
      {contract.terms && (
        <Terms
          facts={comparedFacts(contract, texts, { person: personFacts(contract.terms, texts) })}
          costs={costsOf(contract, lang)}
          texts={texts}
        />
      )}
      <Copies title={texts.copiesTitle} copies={copies} />
    </section>
  );
}
