import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import listed from '#src/ui/list/list.module.css';
import type { ListHandle } from '#src/ui/list/useList.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { Deciders } from '../Deciders.tsx';
import type { RoomProps } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import type { AdminAssignmentTexts } from './assignment.text.ts';
import type { Assignment, AssignmentFound, Row } from './assignment.ts';
import type { AssignmentActs } from './useAssignment.ts';

export interface RowsProps extends RoomProps<AdminAssignmentTexts> {
  list: ListHandle<AssignmentFound>;
  page: AssignmentFound;
  assignment: Assignment;
  acts: AssignmentActs;
}

export function RowTable(props: RowsProps) {
  const { texts: t, page, links } = props;
  const mayDecide = useMayDecide();
  const hasActs = mayDecide || page.rows.some(({ state, refusal }) => state === 'accepted' || refusal);
  return (
    <CardTable caption={t.rows} heads={[t.person, t.requirement, t.days, t.score, t.inTurn, hasActs && t.act]}>
      {page.rows.map((row) => (
        <tr key={row.number} data-row={row.number}>
          <th scope="row">
            <div className="long">
              <a href={`${links.applications}?application=${row.applicant_id}`}>{row.applicant_name}</a>
              <p className="xs muted">{row.candidate}</p>
            </div>
          </th>
          <td data-l={t.requirement}>
            <div className="long">
              <a href={`${links.employers}?employer=${row.employer_id}`}>{row.company}</a>
              <p className="sm muted">{requirementTitle(row, t.names)}</p>
            </div>
          </td>
          <td data-l={t.days} className={listed.date}>
            {formatDate(row.starts_on)} –<br />
            {formatDate(row.ends_on)}
          </td>
          <td data-l={t.score}>
            <div>
              <b>{row.score.total}</b>
              <p className="xs muted">{fill(t.parts, { ...row.score })}</p>
            </div>
          </td>
          <td data-l={t.inTurn}>
            <InTurn row={row} texts={t} />
          </td>
          {hasActs && (
            <td data-l={t.act}>
              <Decision {...props} row={row} />
            </td>
          )}
        </tr>
      ))}
    </CardTable>
  );
}

/** Where the greedy order would put the same person. */
function InTurn({ row: { requirement_id, greedy }, texts: t }: { row: Row; texts: AdminAssignmentTexts }) {
  if (!greedy) return <span className="sm">{t.inTurnNone}</span>;
  if (greedy.requirement_id === requirement_id) return <span className="sm muted">{t.inTurnSame}</span>;
  return (
    <div className="sm long">
      {greedy.company}
      <p className="xs muted">
        {requirementTitle(greedy, t.names)}, {fill(t.inTurnPoints, { score: greedy.score })}
      </p>
    </div>
  );
}

function Decision({ row, texts: t, acts, assignment }: RowsProps & { row: Row }) {
  const { doing } = acts;
  if (row.state === 'accepted') return <span className="badge ok">{t.accepted}</span>;
  if (row.refusal)
    return (
      <div className="long">
        <span className="badge warn">{t.notPossible}</span>
        <p className="xs muted">{t.refusals[row.refusal]}</p>
      </div>
    );
  const isMine = doing.kind === 'accepting' && doing.row === row.number;
  return (
    <Deciders>
      <Button
        look="line small"
        isBusy={isMine}
        label={t.accept}
        aria-label={fill(t.acceptOne, { person: row.applicant_name })}
        onClick={() => acts.accept(assignment, row.number)}
      />
    </Deciders>
  );
}
