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
  if (is_owner) return <NoActs />;
  if (id === people.you)
    return (
      <ConfirmButton
        label={t.leave}
        title={t.leaveTitle}
        text={t.leaveText}
        cancel={t.cancel}
        isBusy={handle.changing === id}
        onConfirm={() => handle.leave(id)}
      />
    );
  const isOwner = people.members.some((member) => member.account_id === people.you && member.is_owner);
  if (!isOwner) return <NoActs />;
  return (
    <div className="acts">
      {mayHandOver && <Act {...{ members, handle, id, email }} act="handOver" isHarmless />}
      <Act {...{ members, handle, id, email }} act="remove" />
    </div>
  );
}

interface InvitationProps extends Pick<RowsProps, 'members' | 'handle'> {
  one: Pick<TeamMembers['invitations'][number], 'id' | 'email'>;
}

export function InvitationActs({ one: { id, email }, ...rest }: InvitationProps) {
  return (
    <div className="acts">
      <Act {...{ ...rest, id, email }} act="resend" isHarmless />
      <Act {...{ ...rest, id, email }} act="withdraw" />
    </div>
  );
}

interface ActProps extends Pick<RowsProps, 'members' | 'handle'> {
  act: 'handOver' | 'remove' | 'resend' | 'withdraw';
  /** Of the account, or the invitation. */
  id: string;
  email: string;
  isHarmless?: boolean;
}

function Act({ members: { texts: t }, handle, act, id, email, isHarmless = false }: ActProps) {
  return (
    <ConfirmButton
      label={t[act]}
      name={fill(t[`${act}Named`], { email })}
      title={fill(t[`${act}Title`], { email })}
      text={fill(t[`${act}Text`], { email })}
      cancel={t.cancel}
      isHarmless={isHarmless}
      isBusy={handle.changing === id}
      onConfirm={() => handle[act](id)}
    />
  );
}

export const NoActs = () => <span className="muted">–</span>;
