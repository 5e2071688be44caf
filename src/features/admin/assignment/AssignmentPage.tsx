import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { Deciders } from '../Deciders.tsx';
import type { RoomProps } from '../room-props.ts';
import { AssignmentFigures } from './AssignmentFigures.tsx';
import styles from './assignment.module.css';
import type { AdminAssignmentTexts } from './assignment.text.ts';
import { type Gap, whyEmpty } from './assignment.ts';
import { Rows } from './Rows.tsx';
import { type AssignmentActs, useAssignment } from './useAssignment.ts';

/** The newest proposal, and what to do with it. */
export function AssignmentPage(props: RoomProps<AdminAssignmentTexts>) {
  const { lang, texts: t, guard, links, emptyPicture } = props;
  const list = useList({
    lang,
    fields: {},
    ask: (place, _search, signal) => call('POST /api/admin/assignment', place, { lang, signal }),
    faults: t,
  });
  const toasts = useToasts();
  const acts = useAssignment(props, { list, toasts });
  const { page } = list;
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  const assignment = page?.assignment;
  return (
    <div className="wrap app">
      <header>
        <p className="sm">
          <a href={links.placements} className="alone">
            {t.back}
          </a>
        </p>
        <h1>{t.title}</h1>
        <p className="sm muted">{t.lead}</p>
      </header>
      <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
      {page && (
        <section className="card" aria-labelledby="proposal">
          {assignment ? (
            <>
              <h2 id="proposal">{t.rows}</h2>
              <p className="sm muted">{fill(t.countedAt, { time: formatDateTime(assignment.counted_at) })}</p>
              <AssignmentFigures {...props} assignment={assignment} />
            </>
          ) : (
            <EmptyList picture={emptyPicture} title={t.none}>
              <p className="muted" id="proposal">
                {t.noneText}
              </p>
            </EmptyList>
          )}
          <Propose texts={t} acts={acts} isFirst={!assignment} />
        </section>
      )}
      {page && assignment && <Rows {...props} {...{ list, page, assignment, acts }} />}
      {page && assignment && page.gaps.length > 0 && <Gaps {...props} gaps={page.gaps} all={assignment.figures.gaps} />}
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}

function Propose({
  texts: t,
  acts,
  isFirst,
}: { texts: AdminAssignmentTexts } & { acts: AssignmentActs; isFirst: boolean }) {
  const { doing } = acts;
  const isCounting = doing.kind === 'counting';
  return (
    <Deciders>
      {doing.kind === 'failed' && <Note tone="bad" title={t.notDone} role="alert" text={doing.message} />}
      <p className={`acts after ${isFirst ? styles.middle : ''}`}>
        <Button
          look={isFirst ? '' : 'line'}
          isBusy={isCounting}
          working={t.counting}
          label={isFirst ? t.propose : t.again}
          onClick={acts.propose}
        />
      </p>
      <p className="sm muted" role="status">
        {isCounting && t.countingText}
      </p>
    </Deciders>
  );
}

/** Requirements that keep empty places, and why. */
function Gaps({ texts: t, links, gaps, all }: RoomProps<AdminAssignmentTexts> & { gaps: readonly Gap[]; all: number }) {
  return (
    <section className="card apart" aria-labelledby="gaps">
      <h2 id="gaps">{t.gaps}</h2>
      {gaps.length < all && <p className="sm muted">{fill(t.gapsMore, { count: gaps.length, all })}</p>}
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={gap.requirement_id} className="long">
            <p>
              <a href={`${links.employers}?employer=${gap.employer_id}`}>{gap.company}</a>{' '}
              <span className="muted">· {requirementTitle(gap, t.names)}</span>
            </p>
            <p className="sm">
              <b>{fill(t.gapOf, { empty: gap.empty, places: gap.places })}.</b> {whyEmpty(gap, t)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
