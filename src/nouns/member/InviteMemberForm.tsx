import type { TeamMembers } from '#contract/accounts/member.ts';
import { call } from '#src/lib/call/call.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { InviteeEmail, InviteeLanguage, inviteeIn } from '#src/ui/form-fields/Invitee.tsx';
import type { MembersProps } from './members-props.ts';

interface Props {
  members: MembersProps;
  onSaved: (reply: TeamMembers) => void;
}

/** Mails a colleague a link, in the language that is chosen here. */
export function InviteMemberForm({ members, onSaved }: Props) {
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
      <ConnectionNote form={form} texts={formTexts} />
      <SubmitButton form={form} label={t.invite} texts={formTexts} ready look="line" />
    </form>
  );
}
