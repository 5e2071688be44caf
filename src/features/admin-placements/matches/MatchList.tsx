import { useState } from 'react';
import * as at from '#contract/addresses/match.ts';
import { ID } from '#contract/id.ts';
import type { MatchState } from '#contract/match-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import styles from '#src/ui/list/list.module.css';
import { StateChoices } from '#src/ui/list/StateChoices.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { WishLink } from '#src/ui/list/WishLink.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { AdminPlacementsProps } from '../admin-placements-props.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { MatchTable } from './MatchTable.tsx';
import { type Match, readMatches, STATES } from './matches.ts';

const FIELDS = { state: STATES, requirement: ID };

export interface MatchListProps extends AdminPlacementsProps {
  toasts: Toasts;
}

/** All matches by state, whoever waits longest first. */
export function MatchList(props: MatchListProps) {
  const { lang, texts: t, path, guard, emptyPicture } = props;
  const list = useList({
    lang,
    path,
    fields: FIELDS,
    ask: ({ state, requirement, ...place }, _search, signal) => {
      const input = { ...place, state: state as MatchState | undefined, requirement_id: requirement };
      return call(at.adminMatches, input, { lang, signal });
    },
    read: readMatches,
    faults: t,
  });
  const [deciding, setDeciding] = useState<Match>();
  const { page } = list;
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <section className={`card ${styles.listed}`} aria-labelledby="matches">
      <h2 id="matches" tabIndex={-1}>
        {t.matches}
      </h2>
      <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
      {page && (
        <>
          <div className={styles.filters}>
            <StateChoices
              list={list}
              wish={page.wish}
              label={t.state}
              states={STATES.filter((state) => !page.wish.requirement || state !== 'shortlisted')}
              names={t.states}
              counts={page.wish.requirement ? undefined : page.counts}
              texts={{ all: page.wish.requirement ? t.states.shortlisted : t.all, moreThan: t.more }}
            />
          </div>
          {page.wish.requirement && (
            <p className="sm">
              {t.ofOne}{' '}
              <WishLink list={list} wish={{}}>
                {t.showAll}
              </WishLink>
            </p>
          )}
          {page.matches.length > 0 ? (
            <MatchTable {...props} matches={page.matches} onDecide={setDeciding} />
          ) : (
            <EmptyList picture={emptyPicture} title={t.empty}>
              <p className="muted">{t.emptyText}</p>
            </EmptyList>
          )}
          <ListPages list={list} texts={t} focus="matches" />
        </>
      )}
      {deciding && (
        <DecideDialog
          {...props}
          key={`${deciding.id}-${deciding.version}`}
          match={deciding}
          onClose={() => setDeciding(undefined)}
          onChanged={list.load}
        />
      )}
    </section>
  );
}
