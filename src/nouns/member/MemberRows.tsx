import { fill } from '#contract/fill.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { InvitationActs, MemberActs, NoActs, type RowsProps } from './MemberActs.tsx';
import styles from './members.module.css';

/** Everybody who has access, then those who are invited, with what the caller may change. */
export function MemberRows({ members, people, handle }: RowsProps) {
  const { texts: t, dayOf } = members;
  return (
    <CardTable heads={[t.person, t.since, t.actions]}>
      {people.members.map((one) => (
        <tr key={one.account_id} data-member={one.email}>
          <th scope="row" className={styles.person}>
            <span>
              <EmailText email={one.email} />
            </span>
            {one.is_owner && <span className="badge info">{t.owner}</span>}
            {one.account_id === people.you && <span className="badge">{t.you}</span>}
            {one.invited_by && <span className="sm muted">{fill(t.invitedBy, { email: one.invited_by })}</span>}
          </th>
          <td data-l={t.since}>{dayOf(one.since)}</td>
          <td data-l={t.actions}>
            <MemberActs {...{ members, people, handle, one }} />
          </td>
        </tr>
      ))}
      {people.invitations.map((one) => (
        <tr key={one.id} data-invited={one.email}>
          <th scope="row" className={styles.person}>
            <span>
              <EmailText email={one.email} />
            </span>
            <span className="sm muted">{fill(t.invitedBy, { email: one.invited_by })}</span>
          </th>
          <td data-l={t.since}>{fill(t.open, { date: dayOf(one.expires_at) })}</td>
          <td data-l={t.actions}>{one.can_withdraw ? <InvitationActs {...{ members, handle, one }} /> : <NoActs />}</td>
        </tr>
      ))}
    </CardTable>
  );
}
