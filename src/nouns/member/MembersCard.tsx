import { RetryNote } from '#src/ui/RetryNote.tsx';
import { InviteMemberForm } from './InviteMemberForm.tsx';
import { MemberRows } from './MemberRows.tsx';
import styles from './members.module.css';
import type { MembersProps } from './members-props.ts';
import { useMembers } from './useMembers.ts';

/** Who works for a partner or an employer, who is invited, and the form that invites a colleague. */
export function MembersCard(props: MembersProps) {
  const { texts: t } = props;
  const handle = useMembers(props);
  const { data: people, fault, load } = handle;
  return (
    <div className={`card ${styles.card}`}>
      <p className="muted sm">{t.lead}</p>
      {!people && !fault && <p role="status">{t.loading}</p>}
      {!people && fault && (
        <RetryNote
          title={t.failed}
          message={fault.message ?? (fault.offline ? t.offline : t.noAnswer)}
          retry={t.retry}
          onRetry={load}
        />
      )}
      {people && (
        <>
          <MemberRows members={props} people={people} handle={handle} />
          {people.no_inviting === null ? (
            <InviteMemberForm members={props} onSaved={handle.show} />
          ) : (
            <p className="muted">{t.noInviting[people.no_inviting]}</p>
          )}
        </>
      )}
    </div>
  );
}
