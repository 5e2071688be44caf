import { fill } from '#contract/fill.ts';
import type { PartnerMembers } from '#contract/partner-member.ts';
import { formatDate } from '#src/i18n/format.ts';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import { Note } from '#src/ui/Note.tsx';
import desk from '../desk.module.css';
import { usePartnerArea } from '../partner-area-context.ts';
import { InviteMemberForm } from './InviteMemberForm.tsx';
import styles from './members.module.css';
import { type MembersHandle, useMembers } from './useMembers.ts';

/** Who works for the partner, who is invited, and the form that invites a colleague. */
export function MembersCard({ isVerified }: { isVerified: boolean }) {
  const { texts } = usePartnerArea();
  const t = texts.members;
  const handle = useMembers(isVerified);
  const { view, load } = handle;
  return (
    <section className={desk.section} id="members" aria-labelledby="members-title" data-members="">
      <h2 id="members-title" tabIndex={-1}>
        {t.title}
      </h2>
      <div className={`card ${styles.card}`}>
        <p className="muted sm">{t.lead}</p>
        {view.kind === 'loading' && <p role="status">{t.loading}</p>}
        {view.kind === 'failed' && (
          <Note tone="warn" title={t.failed} role="alert">
            <p>{view.offline ? texts.state.offline : texts.state.failed}</p>
            <p>
              <button type="button" className="btn line sml" onClick={load}>
                {texts.state.retry}
              </button>
            </p>
          </Note>
        )}
        {view.kind === 'ready' && (
          <>
            <People people={view} handle={handle} />
            {view.no_inviting === null ? (
              <InviteMemberForm onSaved={handle.show} />
            ) : (
              <p className="muted">{t.noInviting[view.no_inviting]}</p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function People({ people, handle }: { people: PartnerMembers; handle: MembersHandle }) {
  const { texts } = usePartnerArea();
  const t = texts.members;
  const { you, members, invitations } = people;
  const isOwner = members.some(({ account_id, is_owner }) => account_id === you && is_owner);
  return (
    <table className="cards">
      <thead>
        <tr>
          {[t.person, t.since, t.actions].map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map(({ account_id: id, email, is_owner, since, invited_by }) => (
          <tr key={id} data-member={email}>
            <th scope="row" className={styles.person}>
              <span>{email}</span>
              {is_owner && <span className="badge info">{t.owner}</span>}
              {id === you && <span className="badge">{t.you}</span>}
              {invited_by && <span className="sm muted">{fill(t.invitedBy, { email: invited_by })}</span>}
            </th>
            <td data-l={t.since}>{formatDate(since)}</td>
            <td data-l={t.actions}>
              {!is_owner && id === you && (
                <ConfirmButton
                  label={t.leave}
                  title={t.leaveTitle}
                  text={t.leaveText}
                  cancel={t.cancel}
                  isBusy={handle.changing === id}
                  onConfirm={() => handle.leave(id)}
                />
              )}
              {!is_owner && id !== you && isOwner && (
                <ConfirmButton
                  label={t.remove}
                  name={fill(t.removeNamed, { email })}
                  title={fill(t.removeTitle, { email })}
                  text={t.removeText}
                  cancel={t.cancel}
                  isBusy={handle.changing === id}
                  onConfirm={() => handle.remove(id)}
                />
              )}
              {(is_owner || (id !== you && !isOwner)) && <span className="muted">–</span>}
            </td>
          </tr>
        ))}
        {invitations.map(({ id, email, expires_at, invited_by, can_withdraw }) => (
          <tr key={id} data-invited={email}>
            <th scope="row" className={styles.person}>
              <span>{email}</span>
              <span className="sm muted">{fill(t.invitedBy, { email: invited_by })}</span>
            </th>
            <td data-l={t.since}>{fill(t.open, { date: formatDate(expires_at) })}</td>
            <td data-l={t.actions}>
              {can_withdraw ? (
                <button
                  type="button"
                  className="btn line sml"
                  aria-label={fill(t.withdrawNamed, { email })}
                  aria-busy={handle.changing === id || undefined}
                  onClick={() => handle.withdraw(id)}
                >
                  {t.withdraw}
                </button>
              ) : (
                <span className="muted">–</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
