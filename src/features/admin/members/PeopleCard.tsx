import type { MemberAct, TeamMember } from '#contract/accounts/member.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useMayDecide } from '../useMayDecide.ts';
import type { MembersCardTexts } from './members-card.text.ts';
import styles from './people.module.css';

/** The act that an admin asks for, and the member whose access it is about. */
export interface MemberChange {
  act: MemberAct;
  member: TeamMember;
}

interface Props {
  texts: MembersCardTexts;
  members: readonly TeamMember[];
  onChange: (change: MemberChange) => void;
}

/** Everybody who works for a partner or an employer, the owner first, as an admin sees and changes it. */
export function PeopleCard({ texts: t, members, onChange }: Props) {
  const mayDecide = useMayDecide();
  return (
    <section className="card" data-members="">
      <h2>{t.title}</h2>
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.account_id}>
            <p className="long">
              <a href={mailLink(member.email)}>
                <EmailText text={member.email} />
              </a>{' '}
              {member.is_owner && <span className="badge info">{t.owner}</span>}
            </p>
            <p className="sm muted long">
              {fill(member.invited_by === null ? t.since : t.invitedBy, {
                date: formatDate(member.since),
                email: member.invited_by ?? '',
              })}
            </p>
            {mayDecide && !member.is_owner && (
              <p className="row">
                <Button
                  look="line small"
                  label={t.handOver}
                  aria-haspopup="dialog"
                  aria-label={fill(t.handOverNamed, { email: member.email })}
                  onClick={() => onChange({ act: 'hand-over', member })}
                />
                <Button
                  look="line small"
                  label={t.remove}
                  aria-haspopup="dialog"
                  aria-label={fill(t.removeNamed, { email: member.email })}
                  onClick={() => onChange({ act: 'remove-member', member })}
                />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
