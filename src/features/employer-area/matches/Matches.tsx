import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { ID } from '#contract/id.ts';
import { MATCH_PHASES } from '#contract/model/match-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Choices } from '#src/ui/list/Choices.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import parts from '../page-parts.module.css';
import { MatchCard, type MatchesProps } from './MatchCard.tsx';
import { MatchingCard } from './MatchingCard.tsx';
import styles from './matches.module.css';
import { type Match, phaseOf, readMatches } from './matches.ts';

const FIELDS = { requirement: ID, phase: MATCH_PHASES };

export function Matches(props: MatchesProps) {
  const { lang, texts: t, emptyPicture, requirement, toasts, onChanged } = props;
  const list = useList({
    lang,
    fields: FIELDS,
    ask: ({ phase, after, before }, _search, signal) =>
      call(
        'POST /api/employer/matches',
        { requirement_id: requirement.id, phase: phaseOf(phase), after, before },
        { lang, signal },
      ),
    read: readMatches,
    faults: t,
  });
  const [busy, setBusy] = useState<string>();
  const [refusing, setRefusing] = useState<Match>();
  const act = async (id: string, done: string, ask: () => Promise<Parameters<typeof faultOf>[0]>) => {
    if (busy === id) return;
    setBusy(id);
    const answer = await ask();
    setBusy(undefined);
    setRefusing(undefined);
    if (answer.kind === 'ok') toasts.push({ tone: 'ok', title: done });
    else toasts.push({ tone: 'bad', title: t.notDone, text: faultOf(answer, lang, t) });
    list.load();
    onChanged();
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
      <section className={parts.section} aria-labelledby="proposals">
        <h2 id="proposals" tabIndex={-1}>
          {t.proposals}
        </h2>
        <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
        {page && (
          <>
            <div className={styles.phases}>
              <Choices
                list={list}
                query={{ ...page.query, phase }}
                name="phase"
                label={t.phase}
                choices={MATCH_PHASES.map((one) => ({ value: one, text: t[`phase_${one}`], count: page.counts[one] }))}
              />
            </div>
            {page.matches.length === 0 && <EmptyList picture={emptyPicture} title={t[`none_${phase}`]} />}
            <ul className={styles.matches}>
              {page.matches.map((match) => (
                <MatchCard
                  key={match.id}
                  {...props}
                  match={match}
                  isBusy={busy === match.id}
                  onAccept={() => step(match, 'accepted')}
                  onRefuse={() => setRefusing(match)}
                />
              ))}
            </ul>
            <ListPages list={list} texts={t} focus="proposals" />
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
