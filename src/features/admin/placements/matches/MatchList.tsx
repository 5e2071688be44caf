import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { ID } from '#contract/id.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useManyMatches } from '#src/nouns/match/useManyMatches.ts';
import { requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import { ListSection } from '#src/ui/list/ListSection.tsx';
import styles from '#src/ui/list/list.module.css';
import { QueryLink } from '#src/ui/list/QueryLink.tsx';
import { StateChoices } from '#src/ui/list/StateChoices.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { ManyDialog } from '#src/ui/many/ManyDialog.tsx';
import { SelectionBar } from '#src/ui/many/SelectionBar.tsx';
import { useSelection } from '#src/ui/many/useSelection.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { Deciders } from '../../Deciders.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { MatchTable } from './MatchTable.tsx';
import { type Match, STATES } from './matches.ts';
import type { MatchListProps } from './useDecision.ts';

const FIELDS = { state: STATES, requirement: ID };

/** All matches by state, whoever waits longest first. */
export function MatchList(props: MatchListProps) {
  const { lang, texts: t, guard, emptyPicture, toasts } = props;
  const list = useList({
    lang,
    fields: FIELDS,
    ask: ({ state, requirement, ...place }, search, signal) => {
      const input = { ...place, search, state: state as MatchState | undefined, requirement_id: requirement };
      return call('POST /api/admin/matches', input, { lang, signal });
    },
    faults: t,
  });
  const [deciding, setDeciding] = useState<Match>();
  // A match that is decided may leave the list, and its button with it.
  const hasDecided = useRef(false);
  useFocusBack(list.page, () => (hasDecided.current ? document.getElementById('matches') : null));
  const changed = () => {
    hasDecided.current = true;
    list.load();
  };
  const extend = async ({ id: match_id, version: seen }: Match) => {
    const answer = await call('POST /api/admin/extend-offer', { match_id, seen }, { lang });
    const isDone = answer.kind === 'ok';
    toasts.push({ tone: isDone ? 'ok' : 'bad', title: isDone ? t.decision.extended : faultOf(answer, lang, t) });
    changed();
  };
  if (!list.page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <>
      <ListSection
        list={list}
        id="matches"
        texts={t}
        count={list.page?.matches.length}
        heading={
          <h2 id="matches" tabIndex={-1}>
            {t.matches}
          </h2>
        }
      >
        {(page) => (
          <>
            <div className={styles.filters}>
              <ListSearch list={list} id="match-search" texts={t} className={styles.search} />
              <StateChoices
                list={list}
                query={
                  page.query.requirement ? { ...page.query, state: page.query.state ?? 'shortlisted' } : page.query
                }
                label={t.state}
                states={STATES}
                names={t.states}
                counts={page.counts}
                texts={{ all: page.query.requirement ? undefined : t.all, moreThan: t.moreThan }}
              />
            </div>
            {page.query.requirement && (
              <div className={styles.fault}>
                <Note tone="info" title={listTitle(page.matches[0], t)}>
                  <p>
                    <QueryLink list={list} query={{}}>
                      {t.showAll}
                    </QueryLink>
                  </p>
                </Note>
              </div>
            )}
            <Releasable
              {...props}
              matches={page.matches}
              isOfOne={page.query.requirement !== undefined}
              onDecide={setDeciding}
              onExtend={extend}
              reload={list.load}
              empty={
                <EmptyList
                  picture={emptyPicture}
                  title={page.search ? t.nothing : t.empty}
                  text={page.search ? t.nothingText : t.emptyText}
                />
              }
            />
          </>
        )}
      </ListSection>
      {deciding && (
        <DecideDialog
          {...props}
          key={`${deciding.id}-${deciding.version}`}
          match={deciding}
          onClose={() => setDeciding(undefined)}
          onChanged={changed}
        />
      )}
    </>
  );
}

/** Which requirement's list it is: any row of it says so. */
function listTitle(row: Match | undefined, t: MatchListProps['texts']): string {
  return row ? fill(t.ofNamed, { company: row.company, work: requirementTitle(row, t.names) }) : t.ofOne;
}

interface ReleasableProps extends Omit<ComponentProps<typeof MatchTable>, 'selection'> {
  reload: () => void;
  /** In place of the table; what was done stays to be read above it. */
  empty: ReactNode;
}

/** The matches of a page; those that can be released can be selected, and released together. */
function Releasable({ reload, empty, ...props }: ReleasableProps) {
  const { lang, texts: t, matches } = props;
  const open = matches.filter(({ can }) => can.indexOf('released') >= 0).map(({ id }) => id);
  const selection = useSelection(open);
  const many = useManyMatches<'release'>({
    listed: matches,
    ask: (input) => call('POST /api/admin/placements/many', input, { lang }),
    fault: (answer) => faultOf(answer, lang, t),
    onDone: reload,
  });
  const release = () => many.ask('release', selection.ids);
  useFocusBack(many.view.kind, () => document.getElementById('matches'));
  return (
    <>
      {open.length > 1 && (
        <Deciders>
          <SelectionBar texts={t.bar} rows={open.length} selection={selection}>
            <Button look="small" label={t.decision.release} aria-haspopup="dialog" onClick={release} />
          </SelectionBar>
        </Deciders>
      )}
      <ManyDialog many={many} acts={t.acts} texts={t.dialog} onAgain={release} />
      {matches.length > 0 ? <MatchTable {...props} selection={selection} /> : empty}
    </>
  );
}
