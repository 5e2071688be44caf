import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import styles from './admin-partners.module.css';
import type { PartnerListProps } from './admin-partners-props.ts';
import { Empty } from './Empty.tsx';
import { PartnerTable } from './PartnerTable.tsx';
import { matching, type Partner } from './partner.ts';
import { Trouble } from './Trouble.tsx';
import { usePartners } from './usePartners.ts';

export function PartnerList(props: PartnerListProps) {
  const { view, load } = usePartners(props);
  const { guard, words } = props;
  switch (view.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      return (
        <Trouble
          guard={guard}
          title={words.list.failedTitle}
          message={view.message}
          retry={words.faults.retry}
          onRetry={load}
        />
      );
    case 'ready':
      return <Loaded {...props} partners={view.partners} />;
  }
}

function Loaded({ partners, ...props }: PartnerListProps & { partners: readonly Partner[] }) {
  const t = props.words.list;
  return (
    <div className="wrap app">
      <header>
        <h1>{t.title}</h1>
        {partners.length > 0 && <p className="sm mut">{fill(t.summary, totals(partners))}</p>}
      </header>
      {partners.length > 0 ? (
        <Searched {...props} partners={partners} />
      ) : (
        <section className="card">
          <Empty picture={props.emptyPicture} title={t.empty}>
            <p className="mut">{t.emptyText}</p>
          </Empty>
        </section>
      )}
    </div>
  );
}

function totals(partners: readonly Partner[]) {
  return {
    all: partners.length,
    active: partners.filter(({ invite_active }) => invite_active).length,
    open: partners.filter(({ verified_at }) => !verified_at).length,
  };
}

function Searched({ partners, ...props }: PartnerListProps & { partners: readonly Partner[] }) {
  const t = props.words.list;
  const [query, setQuery] = useState('');
  const found = matching(partners, query);
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
          aria-describedby="partner-search-hint"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="sm mut" role="status">
          {query.trim() && fill(t.found, { count: found.length, all: partners.length })}
        </p>
      </div>
      {found.length > 0 ? (
        <PartnerTable {...props} partners={found} />
      ) : (
        <Empty picture={props.emptyPicture} title={t.empty}>
          <p className={`mut ${styles.long}`}>{fill(t.nothingText, { query: query.trim() })}</p>
          <button type="button" className="btn line sml" onClick={() => setQuery('')}>
            {t.clear}
          </button>
        </Empty>
      )}
    </section>
  );
}
