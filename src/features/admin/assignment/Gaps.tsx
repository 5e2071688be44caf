import { fill } from '#contract/fill.ts';
import { requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import type { RoomProps } from '../room-props.ts';
import styles from './assignment.module.css';
import type { AdminAssignmentTexts } from './assignment.text.ts';
import { type Gap, whyEmpty } from './assignment.ts';

/** Requirements that keep empty places, and why. */
export function Gaps({
  texts: t,
  links,
  gaps,
  all,
}: RoomProps<AdminAssignmentTexts> & { gaps: readonly Gap[]; all: number }) {
  return (
    <section className={`card ${styles.next}`} aria-labelledby="gaps">
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
