import * as at from '#contract/addresses/partner-member.ts';
import { isLang, LANGUAGES } from '#contract/languages.ts';
import type { PartnerMembers } from '#contract/partner-member.ts';
import type { Unchecked } from '#src/lib/answer.ts';
import { call } from '#src/lib/call.ts';
import { noteRefusal } from '#src/lib/session.ts';
import { LateAddressSlip } from '#src/ui/email-slip/LateAddressSlip.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import styles from './members.module.css';

/** Mails a colleague a link, in the language that is chosen here. */
export function InviteMemberForm({ onSaved }: { onSaved: (reply: Unchecked<PartnerMembers>) => boolean }) {
  const { guard, texts, errors, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.members;
  const form = useForm({
    id: 'invite-member',
    names: ['email', 'lang'],
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'fields_required' }),
    send: async (entries, { signal }) => {
      const chosen = textOf(entries, 'lang');
      const input = { email: textOf(entries, 'email'), lang: isLang(chosen) ? chosen : lang };
      const answer = await call(at.inviteMember, input, { lang, signal });
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
      <h3>{t.inviteTitle}</h3>
      <ErrorSummary form={form} labels={{ email: t.email, lang: t.lang }} texts={texts.form} />
      <Field
        form={form}
        name="email"
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <LateAddressSlip form={form} texts={t.slip} />
      <div className={styles.lang}>
        <Select
          form={form}
          name="lang"
          label={t.lang}
          choices={LANGUAGES.map((one) => [one, t.languages[one]] as const)}
          value={lang}
        />
      </div>
      <ConnectionNote form={form} texts={texts.form} />
      <SubmitButton form={form} label={t.invite} texts={texts.form} ready look="line" />
    </form>
  );
}
