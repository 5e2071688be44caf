import { call } from '#src/lib/call/call.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import styles from '#src/ui/list/listed.module.css';
import { QueryLink } from '#src/ui/list/QueryLink.tsx';
import { ShownCount } from '#src/ui/list/ShownCount.tsx';
import { type ListHandle, useList } from '#src/ui/list/useList.ts';
import { Note } from '#src/ui/Note.tsx';
import { EmployerLoader } from '../EmployerLoader.tsx';
import type { EmployerProps } from '../employer-props.ts';
import { CandidateTable } from './CandidateTable.tsx';
import { PoolFilters } from './PoolFilters.tsx';
import { PoolTiles } from './PoolTiles.tsx';
import own from './pool.module.css';
import type { PoolTexts } from './pool.text.ts';
import { hasFilters, POOL_FIELDS, type PoolFound, poolInput, withoutFilters } from './pool.ts';

/** The candidates, as soon as the employer is vetted. */
export function CandidatesPage(props: EmployerProps<PoolTexts>) {
  const { texts, links } = props;
  const { list: t } = texts;
  return (
    <EmployerLoader {...props} texts={t}>
      {({ state }) =>
        state === 'vetted' ? (
          <CandidateList {...props} />
        ) : (
          <div className="wrap app">
            <header>
              <h1>{t.title}</h1>
            </header>
            <Note tone="info" title={t.notVettedTitle}>
              <p>{t.notVettedText}</p>
              <p>
                <a href={links.dashboard}>{t.back}</a>
              </p>
            </Note>
          </div>
        )
      }
    </EmployerLoader>
  );
}

/** With filters and orders, which the address names. */
function CandidateList(props: EmployerProps<PoolTexts>) {
  const { lang, texts, guard, links } = props;
  const { list: t } = texts;
  const list = useList({
    lang,
    fields: POOL_FIELDS,
    ask: (query, search, signal) =>
      call('POST /api/employer/candidates', { ...poolInput(query), search }, { lang, signal }),
    faults: t,
  });
  const { page } = list;
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <a className="sm alone" href={links.dashboard}>
          {t.back}
        </a>
        <h1 id="candidates" tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">{t.lead}</p>
      </header>
      {page && <PoolTiles stats={page.stats} texts={texts.stats} context={texts.stats.ofAll} />}
      <section className={`card ${styles.listed} apart`} aria-labelledby="candidates">
        <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
        {page && <ListSearch list={list} id="candidate-search" texts={t} className={own.search} />}
        {page && <PoolFilters list={list} texts={texts} />}
        <ShownCount count={page?.candidates.length} texts={t} />
        {page && <Rows {...props} list={list} page={page} />}
        <ListPages list={list} texts={t} focus="candidates" />
      </section>
    </div>
  );
}

interface RowsProps extends EmployerProps<PoolTexts> {
  list: ListHandle<PoolFound>;
  page: NonNullable<ListHandle<PoolFound>['page']>;
}

function Rows({ texts, emptyPicture, list, page }: RowsProps) {
  const { list: t } = texts;
  if (page.candidates.length > 0)
    return <CandidateTable candidates={page.candidates} caption={t.caption} texts={texts} />;
  if (page.search === '' && !hasFilters(page.query))
    return <EmptyList picture={emptyPicture} title={t.empty} text={t.emptyText} />;
  return (
    <EmptyList picture={emptyPicture} title={t.noneFits}>
      <p className="muted">{t.noneFitsText}</p>
      {hasFilters(page.query) && (
        <p>
          <QueryLink list={list} query={withoutFilters(page.query)} className="btn line small">
            {t.clear}
          </QueryLink>
        </p>
      )}
    </EmptyList>
  );
}
