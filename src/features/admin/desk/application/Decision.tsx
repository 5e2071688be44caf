import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { TriangleAlert } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../../Deciders.tsx';
import { PlaceLink } from '../PlaceLink.tsx';
import styles from './application.module.css';
import { Changed } from './Changed.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { Correction } from './Correction.tsx';
import { Documents } from './Documents.tsx';
import { DraftMark } from './DraftMark.tsx';
import type { DecisionProps, DeskForm } from './decision-props.ts';
import { EndDialog } from './EndDialog.tsx';
import { Failed } from './Failed.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { MainDecision } from './MainDecision.tsx';
import { Notes } from './Notes.tsx';
import { Originals } from './Originals.tsx';
import { Person } from './Person.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Pool } from './Pool.tsx';
import { Timeline } from './Timeline.tsx';
import { Undelivered } from './Undelivered.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useDecisionFocus } from './useDecisionFocus.ts';
import { WithoutOriginals } from './WithoutOriginals.tsx';

/** Those that stand in the panel itself. */
const IN_PANEL: readonly DeskForm[] = ['send-back', 'miss-originals', 'return-originals'];

/** The side of the desk: who it is, what waits, and what can be decided. */
export function Decision(props: DecisionProps) {
  const { texts: t, one, application, open } = props;
  const panel = useDecisionFocus(props);
  return (
    <section
      ref={panel}
      className={`card ${styles.panel}`}
      aria-label={t.label}
      data-settled={props.isSettled || undefined}
      data-form={open}
    >
      <Person texts={t} application={application} />
      {/* A dialog says it itself: this would stand behind it. */}
      {(open === undefined || IN_PANEL.includes(open)) && <Changed texts={t} one={one} />}
      {application.hold && (
        <Note tone="warn" title={heldTitle(application.hold, t)}>
          <p className="lines">{application.hold.reason}</p>
          {application.can.includes('go-on') && (
            <Deciders>
              <p>
                <Button look="line small" label={t.acts.goOn} onClick={() => one.hold()} />
              </p>
            </Deciders>
          )}
          {open === undefined && <Failed one={one} acts={['hold']} texts={t} />}
        </Note>
      )}
      <Undelivered {...props} />
      <Correction {...props} />
      <Duplicates {...props} />
      <Documents {...props} />
      <Originals {...props} />
      <MainDecision {...props} />
      <Deciders>
        <Others {...props} />
        <p className="xs muted">{t.recorded}</p>
      </Deciders>
      <Pool texts={t.pool} application={application} />
      <Notes texts={t} one={one} application={application} />
      <Timeline texts={t} entries={application.timeline} />
      <PersonalData {...props} />
      <EndDialog {...props} act={open === 'reject' || open === 'withdraw' || open === 'reopen' ? open : undefined} />
      <WithoutOriginals {...props} />
      <UploadDialog {...props} />
      <HoldDialog {...props} />
      <CorrectDialog {...props} />
    </section>
  );
}

function heldTitle({ since, until }: NonNullable<DeskApplication['hold']>, t: DecisionProps['texts']): string {
  const said = fill(t.heldTitle, { date: formatDate(since) });
  return until === null ? said : fill(t.heldUntil, { said, date: formatDate(until) });
}

/** The decisions beside the usual one; each asks first. */
function Others({ texts: { acts: t }, application: { id, can }, onOpen, move }: DecisionProps) {
  const button = (act: 'reject' | 'reopen' | 'hold' | 'withdraw' | 'correct', look: string) => (
    <button type="button" className={`btn small ${look}`} onClick={() => onOpen(act)}>
      {t[act]}
      <DraftMark text={t.draft} applicationId={id} about={act} />
    </button>
  );
  return (
    <div className={styles.others}>
      {can.includes('reject') && button('reject', 'bad')}
      {can.includes('reopen') && button('reopen', '')}
      {can.includes('hold') && button('hold', 'line')}
      {can.includes('withdraw') && button('withdraw', 'line')}
      {can.includes('correct') && button('correct', 'line')}
      {!can.includes('reopen') && move}
    </div>
  );
}

/** Folded: most of them are only namesakes. */
function Duplicates({ texts: t, application: { duplicates }, place }: DecisionProps) {
  if (duplicates.length === 0) return null;
  return (
    <details className={`fold sm ${styles.duplicates}`}>
      <summary>
        <TriangleAlert />
        {t.duplicatesTitle} ({duplicates.length})
      </summary>
      <ul>
        {duplicates.map(({ id, number, name, status, signs }) => (
          <li key={id}>
            <PlaceLink place={place} change={{ application: id, document: undefined }}>
              {name} <span className="mono number">{number}</span>
            </PlaceLink>
            <br />
            <span className="xs muted">
              {t.statuses[status]} · {signs.map((sign) => t.signs[sign]).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
