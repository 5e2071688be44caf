import type { TeamMembers } from '#contract/accounts/member.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { InviteeEmail, InviteeLanguage, inviteeIn } from '#src/ui/form-fields/Invitee.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { InvitationActs, MemberActs, NoActs, type RowsProps } from './MemberActs.tsx';
import styles from './members.module.css';
import type { MembersProps } from './members-props.ts';
import { useMembers } from './useMembers.ts';

/** Who works for a partner or an employer, who is invited, and the form that invites a colleague. */
export function MembersCard(props: MembersProps) {
  const { texts: t } = props;
  const handle = useMembers(props);
  const { data: people, fault, load } = handle;
  return (
    <div className={`card grid ${styles.card}`}>
      <p className="muted sm">{t.lead}</p>
      {!people && !fault && <p role="status">{t.loading}</p>}
      {!people && fault && <RetryNote title={t.failed} message={fault} retry={t.retry} onRetry={load} />}
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

/** Everybody who has access, then those who are invited, with what the caller may change. */
function MemberRows({ members, people, handle }: RowsProps) {
  const { texts: t } = members;
  return (
    <CardTable heads={[t.person, t.since, t.actions]}>
      {people.members.map((one) => (
        <tr key={one.account_id} data-member={one.email}>
          <th scope="row" className={styles.person}>
            <span>
              <EmailText text={one.email} />
            </span>
            {one.is_owner && <span className="badge info">{t.owner}</span>}
            {one.account_id === people.you && <span className="badge">{t.you}</span>}
            {one.invited_by && <span className="sm muted">{fill(t.invitedBy, { email: one.invited_by })}</span>}
          </th>
          <td data-l={t.since}>{formatDate(one.since)}</td>
          <td data-l={t.actions}>
            <MemberActs {...{ members, people, handle, one }} />
          </td>
        </tr>
      ))}
      {people.invitations.map((one) => (
        <tr key={one.id} data-invited={one.email}>
          <th scope="row" className={styles.person}>
            <span>
              <EmailText text={one.email} />
            </span>
            <span className="sm muted">{fill(t.invitedBy, { email: one.invited_by })}</span>
          </th>
          <td data-l={t.since}>{fill(t.open, { date: formatDate(one.valid_until) })}</td>
          <td data-l={t.actions}>{one.can_withdraw ? <InvitationActs {...{ members, handle, one }} /> : <NoActs />}</td>
        </tr>
      ))}
    </CardTable>
  );
}

/** Mails a colleague a link, in the language that is chosen here. */
function InviteMemberForm({ members, onSaved }: { members: MembersProps; onSaved: (reply: TeamMembers) => void }) {
  const { lang, texts: t, form: formTexts, errors, toasts, heading: Heading } = members;
  const form = useForm({
    id: 'invite-member',
    names: ['email', 'lang'],
    onTry: toasts.clear,
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'input_empty' }),
    send: (entries, { signal }) => call('POST /api/team/invite-member', inviteeIn(entries, lang), { lang, signal }),
    onOk: (reply) => {
      onSaved(reply);
      toasts.push({ tone: 'ok', title: t.invited });
      form.ref.current?.reset();
      form.refresh();
    },
    fallback: t.inviteFailed,
    errors,
  });
  return (
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      <Heading>{t.inviteTitle}</Heading>
      <ErrorSummary form={form} labels={{ email: t.email, lang: t.lang }} texts={formTexts} />
      <InviteeEmail form={form} texts={t} />
      <InviteeLanguage form={form} lang={lang} texts={t} />
      <FormEnd form={form} label={t.invite} texts={formTexts} ready look="line" />
    </form>
  );
}
