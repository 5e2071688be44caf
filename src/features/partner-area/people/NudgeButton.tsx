import { fill } from '#contract/fill.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import { type NudgeState, nudgeState } from '../registrations.ts';
import type { RegistrationsHandle } from '../useRegistrations.ts';
import styles from './people.module.css';

interface Props {
  person: Registration;
  handle: RegistrationsHandle;
  /** A student can stand in two lists. */
  place: 'now' | 'list';
  isMain?: boolean;
}

/** Keeps the keyboard's focus: while it can do nothing it is not disabled, but says why. */
export function NudgeButton({ person, handle, place, isMain = false }: Props) {
  const t = usePartnerArea().texts.registrations;
  const state = nudgeState(person);
  const isBusy = handle.nudging.has(person.person_id);
  const isOff = state.kind !== 'possible';
  const reasonId = `nudge-${place}-${person.person_id}`;
  return (
    <div className={styles.nudge}>
      <Button
        look={`small ${isMain ? '' : 'line'}`}
        isBusy={isBusy}
        working={t.nudging}
        label={t.nudge}
        aria-label={isBusy ? undefined : fill(t.nudgeNamed, { name: person.name })}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? reasonId : undefined}
        onClick={() => {
          if (!isOff && !isBusy) handle.nudge(person);
        }}
      />
      {isOff && (
        <span className="xs muted" id={reasonId}>
          {reasonOf(state, t)}
        </span>
      )}
    </div>
  );
}

type ReasonTexts = Record<'nothing' | 'recent' | 'stopped', string>;

function reasonOf(state: Exclude<NudgeState, { kind: 'possible' }>, t: ReasonTexts): string {
  if (state.kind !== 'recent') return t[state.kind];
  return fill(t.recent, { again: formatDateTime(state.againAt) });
}
