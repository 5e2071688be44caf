import { useEffect, useState } from 'react';
import { isId } from '#contract/id.ts';
import { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { shownToSide } from '#src/nouns/employment-contract/contract-in-words.ts';
import { SideContract } from '#src/nouns/employment-contract/SideContract.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import lists from '#src/ui/list/list.module.css';
import { ShownCount } from '#src/ui/list/ShownCount.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { Note } from '#src/ui/Note.tsx';
import type { EmployerProps } from '../employer-props.ts';
import { NothingFound } from '../NothingFound.tsx';
import { ContractCard } from './ContractCard.tsx';
import styles from './contracts.module.css';
import type { ContractsTexts } from './contracts.text.ts';
import { waitForSigning } from './contracts.ts';
import { SeveralContracts } from './several/SeveralContracts.tsx';

/** The employer's contracts as cards, those that wait for its signature first; or the one that the address names, as in the admins' area. */
export function ContractsPage(props: EmployerProps<ContractsTexts>) {
  const { lang, texts, errors, guard, links, emptyPicture } = props;
  const { list: t, contract: contractTexts } = texts;
  const [linked] = useState(() => linkedIn(location.search));
  const list = useList({
    lang,
    fields: {},
    ask: (query, search, signal) =>
      call(
        'POST /api/employer/contracts',
        { ...query, search, ...(linked && isId(linked) && !search && { contract_id: linked }) },
        { lang, signal },
      ),
    faults: t,
  });
  const { page } = list;
  const open = page?.contracts.find(({ id }) => id === linked);
  const areSeveral = waitForSigning(page?.contracts ?? [], texts);
  const openId = open?.id;
  const isGone = linked && page && !open && !page.search && !(page.query.after ?? page.query.before);
  useEffect(() => {
    if (openId) document.getElementById(`contract-${openId}`)?.focus();
  }, [openId]);
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <a className="sm alone" href={open ? links.contracts : links.dashboard}>
          {open ? t.all : t.back}
        </a>
        <h1 id="contracts" tabIndex={-1}>
          {t.title}
        </h1>
      </header>
      <section className="apart" aria-labelledby="contracts" data-contracts="">
        <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
        {open ? (
          <SideContract
            {...{ lang, errors }}
            contract={open}
            side="employer"
            shown={shownToSide(open, 'employer', contractTexts)}
            texts={contractTexts}
            at="POST /api/employer/upload-contract-copy"
            paperHref={addressOf('GET /api/employer/contracts/:contract_id/paper.pdf', { contract_id: open.id })}
            hrefOfCopy={(id) => addressOf('GET /api/employer/contract-copies/:copy_id', { copy_id: id })}
            onContract={list.load}
            onChanged={list.load}
          />
        ) : (
          <>
            {isGone && (
              <div className={lists.fault}>
                <Note tone="info" title={t.gone} />
              </div>
            )}
            {(list.search || page?.contracts.length !== 0) && <ListSearch list={list} id="contract-search" texts={t} />}
            <ShownCount count={page?.contracts.length} texts={t} />
            {page && (
              <SeveralContracts
                {...{ lang, contracts: page.contracts }}
                texts={{ ...texts.several, offline: t.offline, failed: t.failed }}
                onChanged={list.load}
              />
            )}
            {page?.contracts.length === 0 &&
              (page.search ? (
                <NothingFound list={list} search={page.search} picture={emptyPicture} texts={t} />
              ) : (
                <EmptyList picture={emptyPicture} title={t.empty} text={t.emptyText} />
              ))}
            <div className={styles.contracts}>
              {page?.contracts.map((one) => (
                <ContractCard
                  key={one.id}
                  {...{ one, texts, areSeveral }}
                  href={`${links.contracts}?contract=${one.id}`}
                />
              ))}
            </div>
            <ListPages list={list} texts={t} focus="contracts" />
          </>
        )}
      </section>
    </div>
  );
}

/** What an address names, a contract or not. */
function linkedIn(search: string): string | null {
  return new URLSearchParams(search).get('contract');
}
