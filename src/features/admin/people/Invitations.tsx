import type { AdminInvitation } from '#contract/accounts/admin.ts';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import { EmailText } from '#src/ui/EmailText.tsx';
import styles from '#src/ui/list/list.module.css';
import table from '#src/ui/list/listed.module.css';
import { Button } from '#src/ui/parts/Button.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { RoomProps } from '../room-props.ts';
import own from './people.module.css';
import type { PeopleTexts } from './people.text.ts';
import type { Changes } from './useChanges.ts';

interface Props extends RoomProps<PeopleTexts> {
  invitations: readonly AdminInvitation[];
  changes: Changes;
  mayDecide: boolean;
}

/** Who was invited and has not set a password yet. */
export function Invitations({ texts: t, invitations, changes, mayDecide }: Props) {
  return (
    <section className={`card ${table.listed}`} aria-labelledby="invited">
      <h2 id="invited" tabIndex={-1}>
        {t.invitedTitle}
      </h2>
      <p className={`sm muted ${own.lead}`}>{t.invitedLead}</p>
      <CardTable caption={t.invitedTitle} heads={[t.person, t.role, t.validUntil, mayDecide && t.change]}>
        {invitations.map((invitation) => (
          <tr key={invitation.account_id} data-invited={invitation.email}>
            <th scope="row">
              <div className="long">
                <EmailText text={invitation.email} />
                <p className={`muted sm ${own.plain}`}>
                  {invitation.invited_by === null
                    ? t.byCommandLine
                    : fill(t.invitedBy, { email: invitation.invited_by })}
                </p>
              </div>
            </th>
            <td data-l={t.role}>{t.roles[invitation.desk_role]}</td>
            <td data-l={t.validUntil} className={styles.date}>
              {invitation.is_expired ? (
                <span className="badge warn">{t.expired}</span>
              ) : (
                <time dateTime={invitation.expires_at}>{formatDateTime(invitation.expires_at)}</time>
              )}
            </td>
            {mayDecide && (
              <td data-l={t.change}>
                <div className="acts" aria-busy={changes.busy === invitation.account_id || undefined}>
                  <Button
                    look="line small"
                    label={t.again}
                    aria-label={fill(t.againNamed, { email: invitation.email })}
                    onClick={() => changes.resend(invitation)}
                  />
                  <ConfirmButton
                    label={t.withdraw}
                    name={fill(t.withdrawNamed, { email: invitation.email })}
                    title={fill(t.withdrawTitle, { email: invitation.email })}
                    text={t.withdrawText}
                    cancel={t.cancel}
                    isBusy={changes.busy === invitation.account_id}
                    onConfirm={() => changes.withdraw(invitation)}
                  />
                </div>
              </td>
            )}
          </tr>
        ))}
      </CardTable>
    </section>
  );
}
