import { useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { ID } from '#contract/id.ts';
import { MATCH_PHASES } from '#contract/model/match-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useManyMatches } from '#src/nouns/match/useManyMatches.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Choices } from '#src/ui/list/Choices.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import { firstPage } from '#src/ui/list/list-query.ts';
import { QueryLink } from '#src/ui/list/QueryLink.tsx';
import { ShownCount } from '#src/ui/list/ShownCount.tsx';
import { type ListHandle, useList } from '#src/ui/list/useList.ts';
import { ManyDialog } from '#src/ui/many/ManyDialog.tsx';
import { SelectionBar } from '#src/ui/many/SelectionBar.tsx';
import { useSelection } from '#src/ui/many/useSelection.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { NothingFound } from '../NothingFound.tsx';
import { MatchCard, type MatchesProps } from './MatchCard.tsx';
import { MatchingCard } from './MatchingCard.tsx';
import styles from './matches.module.css';
import type { EmployerMatchesTexts } from './matches.text.ts';
import { type Match, type MatchesFound, phaseOf } from './matches.ts';

const FIELDS = { requirement: ID, phase: MATCH_PHASES };

export function Matches(props: MatchesProps) {
  const { lang, texts: t, requirement, toasts, onChanged } = props;
  const list = useList({
    lang,
    fields: FIELDS,
    ask: ({ phase, after, before }, search, signal) =>
      call(
        'POST /api/employer/matches',
        { requirement_id: requirement.id, phase: phaseOf(phase), search, after, before },
        { lang, signal },
      ),
    faults: t,
  });
  const [busy, setBusy] = useState<string>();
  const [refusing, setRefusing] = useState<Match>();
  const reload = () => {
    list.load();
    onChanged();
  };
  const act = async (id: string, done: string, ask: () => Promise<Parameters<typeof faultOf>[0]>) => {
    if (busy === id) return;
    setBusy(id);
    const answer = await ask();
    setBusy(undefined);
    setRefusing(undefined);
    if (answer.kind === 'ok') toasts.push({ tone: 'ok', title: done });
    else toasts.push({ tone: 'bad', title: t.notDone, text: faultOf(answer, lang, t) });
    reload();
  };
  const start = () =>
    act('start', t.started, () =>
      call(
        'POST /api/employer/start-matching',
        { requirement_id: requirement.id, version: requirement.version },
        { lang },
      ),
    );
  const step = ({ id, version: seen }: Match, decision: 'accepted' | 'refused') =>
    act(id, t[decision], () => call('POST /api/employer/step-match', { match_id: id, seen, decision }, { lang }));
  const { page } = list;
  const phase = phaseOf(page?.query.phase);
  return (
    <>
      <MatchingCard {...props} page={page} isBusy={busy === 'start'} onStart={start} />
      <section className="apart" aria-labelledby="proposals">
        <h2 id="proposals" tabIndex={-1}>
          {t.proposals}
        </h2>
        <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
        {page && (
          <>
            {(list.search || MATCH_PHASES.some((one) => page.counts[one] > 0)) && (
              <ListSearch list={list} id="proposal-search" texts={t} className={styles.search} />
            )}
            <div className={styles.phases}>
              <Choices
                list={list}
                query={{ ...page.query, phase }}
                name="phase"
                label={t.phase}
                choices={MATCH_PHASES.map((one) => ({ value: one, text: t[`phase_${one}`], count: page.counts[one] }))}
              />
            </div>
            <ShownCount count={page.matches.length} texts={t} />
            {phase === 'current' && page.better && <BetterNote list={list} better={page.better} texts={t} />}
            <Cards
              {...props}
              list={list}
              page={page}
              busy={busy}
              onStep={step}
              onRefuse={setRefusing}
              reload={reload}
            />
          </>
        )}
      </section>
      <Dialog open={refusing !== undefined} title={t.refuseTitle} onClose={() => setRefusing(undefined)}>
        <p>{refusing && fill(t.refuseText, { number: refusing.number ?? t.unknown })}</p>
        <DialogChoice cancel={t.cancel} onCancel={() => setRefusing(undefined)}>
          <Button
            look="small bad"
            label={busy ? t.working : t.refuse}
            onClick={() => refusing && step(refusing, 'refused')}
          />
        </DialogChoice>
      </Dialog>
    </>
  );
}

interface CardsProps extends MatchesProps {
  list: ListHandle<MatchesFound>;
  page: NonNullable<ListHandle<MatchesFound>['page']>;
  busy: string | undefined;
  onStep: (match: Match, decision: 'accepted') => void;
  onRefuse: (match: Match) => void;
  reload: () => void;
}

/** The matches of a page; those that can be accepted can be selected, and accepted together. */
function Cards({ list, page, busy, onStep, onRefuse, reload, ...props }: CardsProps) {
  const { lang, texts: t, emptyPicture } = props;
  const isOpen = ({ can }: Match) => can.indexOf('accepted') >= 0;
  const open = page.matches.filter(isOpen).map(({ id }) => id);
  const selection = useSelection(open);
  const many = useManyMatches<'accept'>({
    listed: page.matches,
    ask: (input) => call('POST /api/employer/matches/many', input, { lang }),
    fault: (answer) => faultOf(answer, lang, t),
    onDone: reload,
  });
  const accept = () => many.ask('accept', selection.ids);
  const heading = () => document.getElementById('proposals');
  useFocusBack(many.view.kind, heading);
  // One that was answered has left its place, and its buttons are gone: the one that has moved up comes next.
  const answered = useRef(0);
  useFocusBack(
    page.matches.map(({ id, version }) => `${id} ${version}`).join(),
    () => document.querySelectorAll<HTMLElement>('[data-match] h3')[answered.current] ?? heading(),
  );
  const phase = phaseOf(page.query.phase);
  return (
    <>
      {page.matches.length === 0 &&
        (page.search ? (
          <NothingFound list={list} search={page.search} picture={emptyPicture} texts={t} />
        ) : (
          <EmptyList picture={emptyPicture} title={t[`none_${phase}`]} />
        ))}
      {open.length > 1 && (
        <SelectionBar texts={t.bar} rows={open.length} selection={selection}>
          <Button look="small" label={t.acceptMany} aria-haspopup="dialog" onClick={accept} />
        </SelectionBar>
      )}
      <ManyDialog many={many} acts={t.acts} texts={t.dialog} onAgain={accept} />
      <ul className={styles.matches}>
        {page.matches.map((match, place) => (
          <MatchCard
            key={match.id}
            {...props}
            match={match}
            isBusy={busy === match.id}
            selection={open.length > 1 && open.indexOf(match.id) >= 0 ? selection : undefined}
            onAccept={() => {
              answered.current = place;
              onStep(match, 'accepted');
            }}
            onRefuse={() => {
              answered.current = place;
              onRefuse(match);
            }}
          />
        ))}
      </ul>
      <ListPages list={list} texts={t} focus="proposals" />
    </>
  );
}

interface BetterNoteProps {
  list: ListHandle<MatchesFound>;
  better: NonNullable<MatchesFound['better']>;
  texts: EmployerMatchesTexts;
}

/** Says that people with more points wait behind proposals with fewer, so that nobody overlooks them. */
function BetterNote({ list, better, texts: t }: BetterNoteProps) {
  return (
    <Note tone="info" title={t.betterTitle}>
      <p>{fill(t.better, better)}</p>
      <p>
        <QueryLink list={list} query={firstPage(list.page?.query ?? {}, { phase: 'waiting' })}>
          {t.showWaiting}
        </QueryLink>
      </p>
    </Note>
  );
}
