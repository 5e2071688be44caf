import { fill } from '#contract/fill.ts';
import { MAX_SEARCH_CHARACTERS } from '#contract/limits.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './admin-partners.module.css';
import type { PartnerListProps } from './admin-partners-props.ts';
import { Empty } from './Empty.tsx';
import { MorePartners } from './MorePartners.tsx';
import { PartnerTable } from './PartnerTable.tsx';
import { Trouble } from './Trouble.tsx';
import { type PartnersHandle, usePartners } from './usePartners.ts';

export function PartnerList(props: PartnerListProps) {
  const handle = usePartners(props);
  const { guard, texts } = props;
  const { view, load } = handle;
  switch (view.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      return (
        <Trouble
          guard={guard}
          title={texts.list.failedTitle}
          message={view.message}
          retry={texts.faults.retry}
          onRetry={load}
        />
      );
    case 'ready':
      return <Loaded {...props} handle={handle} list={view.list} />;
  }
}

interface LoadedProps extends PartnerListProps {
  handle: PartnersHandle;
  list: Extract<PartnersHandle['view'], { kind: 'ready' }>['list'];
}

function Loaded(props: LoadedProps) {
  const { summary } = props.list;
  const t = props.texts.list;
  return (
    <div className="wrap app">
      <header>
        <h1>{t.title}</h1>
        {summary.all > 0 && (
          <p className="sm muted">
            {fill(t.summary, { all: summary.all, active: summary.active, open: summary.unverified })}
          </p>
        )}
      </header>
      {summary.all > 0 ? (
        <Searched {...props} />
      ) : (
        <section className="card">
          <Empty picture={props.emptyPicture} title={t.empty}>
            <p className="muted">{t.emptyText}</p>
          </Empty>
        </section>
      )}
    </div>
  );
}

function Searched({ handle, list, ...props }: LoadedProps) {
  const { texts } = props;
  const t = texts.list;
  const { query, find, asking } = handle;
  return (
    <section className={`card ${styles.listed}`} aria-label={t.title}>
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
          value={query}
          onChange={(event) => find(event.target.value)}
        />
        <p className="sm muted" role="status">
          {list.query.trim() && fill(t.found, { count: list.total, all: list.summary.all })}
        </p>
      </div>
      {asking.kind === 'failed' && (
        <div className={styles.fault}>
          <Note tone="warn" title={t.failedTitle} role="alert">
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
          <MorePartners texts={t} list={list} handle={handle} />
        </>
      ) : (
        <Empty picture={props.emptyPicture} title={t.empty}>
          <p className={`muted ${styles.long}`}>{fill(t.nothingText, { query: list.query.trim() })}</p>
          <button type="button" className="btn line sml" onClick={() => find('')}>
            {t.clear}
          </button>
        </Empty>
      )}
    </section>
  );
}
