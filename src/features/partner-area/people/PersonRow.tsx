import type { RegistrationStep } from '#contract/model/steps.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import { daysSince } from '#src/i18n/days-since.ts';
import { formatDate } from '#src/i18n/format.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import type { RegistrationsHandle } from '../useRegistrations.ts';
import { lastsText } from './age-text.ts';
import { NoteField } from './NoteField.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import styles from './people.module.css';

const LOOKS: Readonly<Record<RegistrationStep, string>> = {
  registered: 'badge',
  applied: 'badge info',
  documents_in: 'badge info',
  approved: 'badge ok',
  complete: 'badge ok',
  ended: 'badge',
};

interface Props {
  person: Registration;
  at: number;
  handle: RegistrationsHandle;
  isShown: boolean;
}

export function PersonRow({ person, at, handle, isShown }: Props) {
  const t = usePartnerArea().texts.registrations;
  const missing = person.missing.map((thing) => t.missingThings[thing]).join(', ');
  return (
    <tr hidden={!isShown} data-person={person.person_id}>
      <th scope="row" tabIndex={-1}>
        {person.name}
      </th>
      <td data-l={t.step}>
        <span className={LOOKS[person.step]}>{t.steps[person.step]}</span>
      </td>
      <td data-l={t.missingHead}>
        <div>
          {missing || <span className="muted">{t.nothingMissing}</span>}
          {person.turn !== 'done' && (
            <span className={`xs ${styles.turn}`} data-turn={person.turn}>
              {t.turns[person.turn]}, {lastsText(daysSince(person.since, at), t)}
            </span>
          )}
        </div>
      </td>
      <td data-l={t.since}>{formatDate(person.registered_at)}</td>
      <td data-l={t.remind}>
        <NudgeButton person={person} handle={handle} place="list" />
      </td>
      <td className={styles.noteCell} data-l={t.note}>
        <NoteField person={person} onSaved={handle.noted} />
      </td>
    </tr>
  );
}
