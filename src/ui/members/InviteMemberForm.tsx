import { isLang, LANGUAGES } from '#contract/languages.ts';
import type { TeamMembers } from '#contract/member.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { noteRefusal } from '#src/lib/session/session.ts';
import { LazyAddressSlip } from '../email-slip/LazyAddressSlip.tsx';
import { ConnectionNote } from '../form/ConnectionNote.tsx';
import { Field } from '../form/Field.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { textOf } from '../form/text-of.ts';
import { useForm } from '../form/useForm.ts';
import { ErrorSummary } from '../form-errors/ErrorSummary.tsx';
import { Select } from '../form-fields/Select.tsx';
import styles from './members.module.css';
import type { MembersProps } from './members-props.ts';

interface Props {
  members: MembersProps;
  onSaved: (reply: Unchecked<TeamMembers>) => boolean;
}

/** Mails a colleague a link, in the language that is chosen here. */
export function InviteMemberForm({ members, onSaved }: Props) {
  const { lang, at, texts: t, form: formTexts, errors, toasts, heading: Heading } = members;
  const form = useForm({
    id: 'invite-member',
    names: ['email', 'lang'],
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'fields_required' }),
    send: async (entries, { signal }) => {
      const chosen = textOf(entries, 'lang');
      const input = { email: textOf(entries, 'email'), lang: isLang(chosen) ? chosen : lang };
      const answer = await call(at.invite, input, { lang, signal });
      noteRefusal(answer);
      return answer;
    },
    onOk: (reply) => {
      if (!onSaved(reply)) return t.inviteFailed;
      toasts.push({ tone: 'ok', title: t.invited });
      form.ref.current?.reset();
      form.refresh();
      return undefined;
    },
    fallback: t.inviteFailed,
    errors,
  });
  return (
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      <Heading>{t.inviteTitle}</Heading>
      <ErrorSummary form={form} labels={{ email: t.email, lang: t.lang }} texts={formTexts} />
      <Field
        form={form}
        name="email"
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <LazyAddressSlip form={form} texts={t.slip} />
      <div className={styles.lang}>
        <Select
          form={form}
          name="lang"
          label={t.lang}
          choices={LANGUAGES.map((one) => [one, t.languages[one]] as const)}
          value={lang}
        />
      </div>
      <ConnectionNote form={form} texts={formTexts} />
      <SubmitButton form={form} label={t.invite} texts={formTexts} ready look="line" />
    </form>
  );
}
