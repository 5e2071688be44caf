import { fill } from '#contract/fill.ts';
import type { PartnerMember } from '#contract/partner-member.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useMayDecide } from '#src/ui/guard/useMayDecide.ts';
import styles from './admin-partners.module.css';
import type { PartnerTexts } from './admin-partners.text.ts';

/** Which of the two an admin asks for, and whose access it is about. */
export interface MemberWish {
  act: 'remove-member' | 'hand-over';
  member: PartnerMember;
}

interface Props {
  texts: PartnerTexts;
  members: readonly PartnerMember[];
  onWish: (wish: MemberWish) => void;
}

/** Everybody who works for the partner, the owner first. */
export function MembersCard({ texts, members, onWish }: Props) {
  const t = texts.membersCard;
  const mayDecide = useMayDecide();
  return (
    <section className="card" data-members="">
      <h2>{t.title}</h2>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.account_id}>
            <p className={styles.long}>
              <a href={`mailto:${member.email}`}>{member.email}</a>{' '}
              {member.is_owner && <span className="badge info">{t.owner}</span>}
            </p>
            <p className={`sm muted ${styles.long}`}>{sinceOf(member, t)}</p>
            {mayDecide && !member.is_owner && (
              <p className="row">
                <button
                  type="button"
                  className="btn line sml"
                  aria-haspopup="dialog"
                  aria-label={fill(t.handOverNamed, { email: member.email })}
                  onClick={() => onWish({ act: 'hand-over', member })}
                >
                  {t.handOver}
                </button>
                <button
                  type="button"
                  className="btn line sml"
                  aria-haspopup="dialog"
                  aria-label={fill(t.removeNamed, { email: member.email })}
                  onClick={() => onWish({ act: 'remove-member', member })}
                >
                  {t.remove}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sinceOf({ since, invited_by: email }: PartnerMember, t: PartnerTexts['membersCard']): string {
  const date = formatDate(since);
  return email === null ? fill(t.since, { date }) : fill(t.invitedBy, { date, email });
}
