import type { TeamMember, TeamMembers } from '#contract/accounts/member.ts';
import { fill } from '#contract/fill.ts';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import type { MembersProps } from './members-props.ts';
import type { MembersHandle } from './useMembers.ts';

export interface RowsProps {
  members: MembersProps;
  people: TeamMembers;
  handle: MembersHandle;
}

/** A member can leave, and the owner can end the access of members. The owner's own access cannot be ended here. */
export function MemberActs({ members, people, handle, one }: RowsProps & { one: TeamMember }) {
  const { texts: t, mayHandOver } = members;
  const { account_id: id, email, is_owner } = one;
  const isBusy = handle.changing === id;
  if (is_owner) return <NoActs />;
  if (id === people.you)
    return (
      <ConfirmButton
        label={t.leave}
        title={t.leaveTitle}
        text={t.leaveText}
        cancel={t.cancel}
        isBusy={isBusy}
        onConfirm={() => handle.leave(id)}
      />
    );
  const isOwner = people.members.some((member) => member.account_id === people.you && member.is_owner);
  if (!isOwner) return <NoActs />;
  return (
    <div className="acts">
      {mayHandOver && (
        <ConfirmButton
          label={t.handOver}
          name={fill(t.handOverNamed, { email })}
          title={fill(t.handOverTitle, { email })}
          text={fill(t.handOverText, { email })}
          cancel={t.cancel}
          isHarmless
          isBusy={isBusy}
          onConfirm={() => handle.handOver(id)}
        />
      )}
      <ConfirmButton
        label={t.remove}
        name={fill(t.removeNamed, { email })}
        title={fill(t.removeTitle, { email })}
        text={t.removeText}
        cancel={t.cancel}
        isBusy={isBusy}
        onConfirm={() => handle.remove(id)}
      />
    </div>
  );
}

interface InvitationProps extends Pick<RowsProps, 'members' | 'handle'> {
  one: TeamMembers['invitations'][number];
}

export function InvitationActs({ members: { texts: t }, handle, one: { id, email } }: InvitationProps) {
  const isBusy = handle.changing === id;
  return (
    <div className="acts">
      <ConfirmButton
        label={t.resend}
        name={fill(t.resendNamed, { email })}
        title={fill(t.resendTitle, { email })}
        text={t.resendText}
        cancel={t.cancel}
        isHarmless
        isBusy={isBusy}
        onConfirm={() => handle.resend(id)}
      />
      <ConfirmButton
        label={t.withdraw}
        name={fill(t.withdrawNamed, { email })}
        title={fill(t.withdrawTitle, { email })}
        text={t.withdrawText}
        cancel={t.cancel}
        isBusy={isBusy}
        onConfirm={() => handle.withdraw(id)}
      />
    </div>
  );
}

export const NoActs = () => <span className="muted">–</span>;
