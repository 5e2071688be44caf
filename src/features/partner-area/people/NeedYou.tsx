import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import { daysSince } from '#src/i18n/days-since.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import type { Summary } from '../registrations.ts';
import type { RegistrationsHandle } from '../useRegistrations.ts';
import { agoText, lastsText } from './age-text.ts';
import { NudgeButton } from './NudgeButton.tsx';
import styles from './people.module.css';

const SHOWN = 5;

interface Props {
  waiting: Summary['waiting'];
  known: readonly Registration[];
  at: number;
  handle: RegistrationsHandle;
  onAll: () => void;
}

/** Students with something to do whom nobody has reminded lately. One who is reminded now stays, marked as such. */
export function NeedYou({ waiting, known, at, handle, onAll }: Props) {
  const t = usePartnerArea().texts.registrations;
  const [first] = useState(() => waiting.first.slice(0, SHOWN));
  const shown = first.flatMap(({ person_id: id }) => known.find((person) => person.person_id === id) ?? []);
  return (
    <div className="card raised" id="need-you" data-need-you="">
      <h3>{t.nowTitle}</h3>
      <p className="sm muted">{shown.length > 0 ? t.nowText : t.nowNone}</p>
      <ul className="list">
        {shown.map((person, index) => (
          <Row key={person.person_id} person={person} at={at} handle={handle} isFirst={index === 0} />
        ))}
      </ul>
      {waiting.count > 0 &&
        first.length === SHOWN &&
        waiting.count > shown.filter(({ can_nudge }) => can_nudge).length && (
          <p className="after">
            <Button look="line small" label={fill(t.all, { count: waiting.count })} onClick={onAll} />
          </p>
        )}
    </div>
  );
}

interface RowProps {
  person: Registration;
  at: number;
  handle: RegistrationsHandle;
  isFirst: boolean;
}

function Row({ person, at, handle, isFirst }: RowProps) {
  const t = usePartnerArea().texts.registrations;
  const days = daysSince(person.since, at);
  const missing = person.missing.map((thing) => t.missingThings[thing]).join(', ');
  const wasNudged = person.can_nudge && person.nudged_at !== null;
  return (
    <li className={styles.todo}>
      <span className={`num ${styles.days}`} aria-hidden="true">
        {days > 0 && days}
        <small>{days === 0 ? t.newShort : days === 1 ? t.dayShort : t.daysShort}</small>
      </span>
      <div>
        <b>{person.name}</b>
        <p className="sm muted">
          {fill(t.missing, { things: missing })}
          <span className="visually-hidden">, {lastsText(days, t)}</span>
          {wasNudged && ` · ${fill(t.nudgedBefore, { age: agoText(daysSince(person.nudged_at ?? '', at), t) })}`}
        </p>
      </div>
      <NudgeButton person={person} handle={handle} isMain={isFirst} place="now" />
    </li>
  );
}
