import { fill } from '#contract/fill.ts';
import { MAX_SEARCH_CHARACTERS } from '#contract/limits.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './admin-partners.module.css';
import type { PartnerListProps } from './admin-partners-props.ts';
import { Empty } from './Empty.tsx';
import { PartnerFilters } from './PartnerFilters.tsx';
import { PartnerPages } from './PartnerPages.tsx';
import { PartnerTable } from './PartnerTable.tsx';
import type { PartnersFound, PartnersHandle } from './usePartners.ts';

interface Props extends PartnerListProps {
  handle: PartnersHandle;
  list: PartnersFound;
}

/** The filters of the list, and one page of the partners that match. */
export function FoundPartners({ handle, list, ...props }: Props) {
  const { texts, listPath } = props;
  const { show, asking } = handle;
  return (
    <section className={`card ${styles.listed}`} aria-label={texts.list.title}>
      <Search texts={texts} handle={handle} list={list} />
      <PartnerFilters texts={texts} listPath={listPath} list={list} show={show} />
      {asking.kind === 'failed' && (
        <div className={styles.fault}>
          <Note tone="warn" title={texts.list.failedTitle} role="alert">
            <p>{asking.message}</p>
            <p>
              <button type="button" className="btn line sml" onClick={asking.again}>
                {texts.faults.retry}
              </button>
            </p>
          </Note>
        </div>
      )}
      {list.partners.length > 0 ? (
        <>
          <PartnerTable {...props} partners={list.partners} />
          <PartnerPages texts={texts} listPath={listPath} list={list} show={show} />
        </>
      ) : (
        <Nothing {...props} handle={handle} list={list} />
      )}
    </section>
  );
}

function Search({ texts, handle, list }: Pick<Props, 'texts' | 'handle' | 'list'>) {
  const t = texts.list;
  return (
    <div className={`field ${styles.search}`}>
      <label htmlFor="partner-search">{t.search}</label>
      <span className="hint" id="partner-search-hint">
        {t.searchHint}
      </span>
      <input
        id="partner-search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_CHARACTERS}
        aria-describedby="partner-search-hint"
        value={handle.query}
        onChange={(event) => handle.find(event.target.value)}
      />
      <p className="sm muted" role="status">
        {list.total !== null &&
          (list.query.trim()
            ? fill(t.found, { count: list.total, all: list.summary.all })
            : list.total === 1
              ? texts.filters.one
              : fill(texts.filters.many, { count: list.total }))}
      </p>
    </div>
  );
}

function Nothing({ texts, emptyPicture, handle: { find, show }, list: { query } }: Props) {
  const t = texts.list;
  const searched = query.trim();
  return (
    <Empty picture={emptyPicture} title={t.empty}>
      <p className={`muted ${styles.long}`}>
        {searched ? fill(t.nothingText, { query: searched }) : texts.filters.nothing}
      </p>
      <p className="acts">
        {searched && (
          <button type="button" className="btn line sml" onClick={() => find('')}>
            {t.clear}
          </button>
        )}
        <button type="button" className="btn line sml" onClick={() => show({})}>
          {texts.filters.showAll}
        </button>
      </p>
    </Empty>
  );
}
