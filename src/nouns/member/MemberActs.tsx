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
  const { account_id: id, email, is_owner } = one;
  const asked = { id, email, members, handle };
  if (is_owner) return <NoActs />;
  if (id === people.you) return <Act act="leave" {...asked} />;
  const isOwner = people.members.some((member) => member.account_id === people.you && member.is_owner);
  if (!isOwner) return <NoActs />;
  return (
    <div className="acts">
      {members.mayHandOver && <Act act="handOver" {...asked} />}
      <Act act="remove" {...asked} />
    </div>
  );
}

type Asked = Pick<RowsProps, 'members' | 'handle'>;

export function InvitationActs({ one, ...asked }: Asked & { one: TeamMembers['invitations'][number] }) {
  return (
    <div className="acts">
      <Act act="resend" {...asked} {...one} />
      <Act act="withdraw" {...asked} {...one} />
    </div>
  );
}

interface ActProps extends Asked {
  act: 'leave' | 'handOver' | 'remove' | 'resend' | 'withdraw';
  /** Of the member or the invitation. */
  id: string;
  email: string;
}

function Act({ act, id, email, members: { texts: t }, handle }: ActProps) {
  return (
    <ConfirmButton
      label={t[act]}
      {...(act !== 'leave' && { name: fill(t[`${act}Named`], { email }) })}
      title={fill(t[`${act}Title`], { email })}
      text={fill(t[`${act}Text`], { email })}
      cancel={t.cancel}
      isHarmless={act === 'handOver' || act === 'resend'}
      isBusy={handle.changing === id}
      onConfirm={() => handle[act](id)}
    />
  );
}

export const NoActs = () => <span className="muted">–</span>;
