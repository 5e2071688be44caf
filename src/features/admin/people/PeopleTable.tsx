import type { ListedAdmin } from '#contract/accounts/admin.ts';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { RoomProps } from '../room-props.ts';
import { AccessButton } from './AccessButton.tsx';
import own from './people.module.css';
import type { PeopleTexts } from './people.text.ts';
import { possibleActs } from './people.ts';
import type { Changes } from './useChanges.ts';

interface Props extends RoomProps<PeopleTexts> {
  people: readonly ListedAdmin[];
  changes: Changes;
  mayDecide: boolean;
}

/** Everybody who uses the admins' area, a page of them. */
export function PeopleTable({ lang, texts: t, people, changes, mayDecide, links }: Props) {
  return (
    <CardTable caption={t.title} heads={[t.person, t.role, t.secondFactor, mayDecide && t.change]}>
      {people.map((person) => (
        <tr key={person.account_id} id={`person-${person.account_id}`} data-person={person.email}>
          <th scope="row">
            <div className="long">
              <span className={own.person}>
                <span>
                  <EmailText text={person.email} />
                </span>
                {person.is_you && <span className="badge">{t.you}</span>}
                {person.disabled && <span className="badge bad">{t.disabled}</span>}
              </span>
              <p className={`muted sm ${own.plain}`}>
                {person.last_sign_in_at
                  ? fill(t.lastSignIn, { date: formatDateTime(person.last_sign_in_at) })
                  : t.notLately}
              </p>
            </div>
          </th>
          <td data-l={t.role}>
            <span className={`badge ${person.desk_role === 'reader' ? '' : 'info'}`}>{t.roles[person.desk_role]}</span>
          </td>
          <td data-l={t.secondFactor}>{person.has_second_factor ? t.hasFactor : t.noFactor}</td>
          {mayDecide && (
            <td data-l={t.change}>
              <div className="acts">
                {person.is_you && <a href={links.account}>{t.settings}</a>}
                {possibleActs(person).map((act) => (
                  <AccessButton
                    key={act}
                    {...{ lang, texts: t, person, act }}
                    onDone={() => changes.onChanged(person, act)}
                  />
                ))}
              </div>
            </td>
          )}
        </tr>
      ))}
    </CardTable>
  );
}
