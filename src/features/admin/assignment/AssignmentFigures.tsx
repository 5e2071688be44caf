import { fill } from '#contract/fill.ts';
import { LOCALES } from '#src/i18n/format.ts';
import { Tiles } from '#src/ui/figures/Tiles.tsx';
import { Note } from '#src/ui/Note.tsx';
import type { RoomProps } from '../room-props.ts';
import styles from './assignment.module.css';
import type { AdminAssignmentTexts } from './assignment.text.ts';
import type { Assignment } from './assignment.ts';

/** What the proposal comes to, beside the greedy order. */
export function AssignmentFigures({
  lang,
  texts: t,
  assignment,
}: RoomProps<AdminAssignmentTexts> & { assignment: Assignment }) {
  const { assigned, greedy, places, candidates, requirements, isPart } = assignment.figures;
  const number = (count: number) => count.toLocaleString(LOCALES[lang]);
  const more = assigned.points - greedy.points;
  return (
    <div className={styles.figures}>
      <Tiles
        tiles={[
          {
            id: 'points',
            number: number(assigned.points),
            word: t.points,
            context: more > 0 ? fill(t.pointsMore, { count: number(more) }) : t.pointsSame,
          },
          {
            id: 'filled',
            number: number(assigned.filled),
            word: fill(t.filled, { places: number(places) }),
            context: fill(t.filledInTurn, { count: number(greedy.filled) }),
          },
          {
            id: 'people',
            number: number(candidates),
            word: t.people,
            context: fill(t.peopleText, { count: number(requirements) }),
          },
        ]}
      />
      <details className="fold">
        <summary className="sm">{t.inTurnTitle}</summary>
        <p className="sm">{t.inTurnText}</p>
      </details>
      {isPart && <Note tone="warn" title={fill(t.isPart, { places: number(places) })} />}
    </div>
  );
}
