import { useState } from 'react';
import type { MemberAct, TeamMember } from '#contract/accounts/member.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { EmailSentence, EmailText } from '#src/ui/EmailText.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { useMayDecide } from '../useMayDecide.ts';
import type { Doing } from '../useRecord.ts';
import type { MembersCardTexts } from './members-card.text.ts';
import styles from './people.module.css';

interface Props {
  texts: MembersCardTexts & Record<'cancel' | 'working' | 'notSaved', string>;
  members: readonly TeamMember[];
  /** The partner or the employer. */
  one: {
    doing: Doing<string>;
    forget: () => void;
    changeMember: (act: MemberAct, accountId: string) => Promise<boolean>;
  };
}

const ACTS = ['hand-over', 'remove-member'] as const satisfies readonly MemberAct[];

/** Everybody who works for a partner or an employer, the owner first, as an admin sees and changes it. */
export function PeopleCard({ texts: t, members, one }: Props) {
  const mayDecide = useMayDecide();
  const [asked, setAsked] = useState<{ act: MemberAct; member: TeamMember }>();
  const { account_id: id = '', email = '' } = asked?.member ?? {};
  const words = {
    'hand-over': { label: t.handOver, named: t.handOverNamed, title: t.handOverTitle },
    'remove-member': { label: t.remove, named: t.removeNamed, title: t.removeTitle },
  };
  const act = asked?.act ?? 'remove-member';
  const close = () => setAsked(undefined);
  const go = async () => {
    if (await one.changeMember(act, id)) close();
  };
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
                {ACTS.map((each) => (
                  <Button
                    key={each}
                    look="line small"
                    label={words[each].label}
                    aria-haspopup="dialog"
                    aria-label={fill(words[each].named, { email: member.email })}
                    onClick={() => {
                      one.forget();
                      setAsked({ act: each, member });
                    }}
                  />
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={asked !== undefined} title={fill(words[act].title, { email })} onClose={close}>
        <p className="long">
          {act === 'hand-over' ? <EmailSentence text={t.handOverText} email={email} /> : t.removeText}
        </p>
        <NotSaved doing={one.doing} acts={ACTS} title={t.notSaved} />
        <DialogChoice cancel={t.cancel} onCancel={close}>
          <Button
            look={`small ${act === 'hand-over' ? '' : 'bad'}`}
            isBusy={one.doing.kind === 'busy'}
            working={t.working}
            label={words[act].label}
            onClick={go}
          />
        </DialogChoice>
      </Dialog>
    </section>
  );
}
