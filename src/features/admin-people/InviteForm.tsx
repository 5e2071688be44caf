import { useStore } from '@nanostores/react';
import * as at from '#contract/addresses/admin.ts';
import { DESK_ROLES } from '#contract/desk-roles.ts';
import { isLang, LANGUAGES } from '#contract/languages.ts';
import { call } from '#src/lib/call/call.ts';
import { $session, noteRefusal } from '#src/lib/session/session.ts';
import { LazyAddressSlip } from '#src/ui/email-slip/LazyAddressSlip.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { atField } from '#src/ui/password/at-field.ts';
import { PasswordField } from '#src/ui/password/PasswordField.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import own from './admin-people.module.css';
import type { AdminPeopleProps } from './admin-people-props.ts';

interface Props extends AdminPeopleProps {
  toasts: Toasts;
  onInvited: () => void;
}

/** Mails somebody a link to the admins' area, in the language that is chosen here. Asks for the inviter's password. */
export function InviteForm({ lang, texts: t, errors, toasts, onInvited }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  const form = useForm({
    id: 'invite-admin',
    names: ['email', 'desk_role', 'lang', 'password'],
    check: (entries) => {
      const missing = ['email', 'password'].find((name) => !entries.has(name));
      return missing ? { path: missing, code: 'input_empty' } : undefined;
    },
    send: async (entries, { signal }) => {
      const chosen = textOf(entries, 'lang');
      const input = {
        email: textOf(entries, 'email'),
        desk_role: textOf(entries, 'desk_role') === 'admin' ? ('admin' as const) : ('reader' as const),
        lang: isLang(chosen) ? chosen : lang,
        password: textOf(entries, 'password'),
      };
      const answer = await call(at.inviteAdmin, input, { lang, signal });
      noteRefusal(answer);
      return atField(answer, 'password_wrong', 'password');
    },
    onOk: () => {
      toasts.push({ tone: 'ok', title: t.invited });
      form.ref.current?.reset();
      form.refresh();
      onInvited();
      return undefined;
    },
    fallback: t.inviteFailed,
    errors,
  });
  const choices = { admin: t.mayDecide, reader: t.mayRead };
  return (
    <section className="card" aria-labelledby="invite">
      <form ref={form.ref} className={`stack ${own.form}`} method="post" noValidate {...form.events}>
        <h2 id="invite">{t.inviteTitle}</h2>
        <ErrorSummary
          form={form}
          labels={{ email: t.email, desk_role: t.may, lang: t.lang, password: t.password }}
          texts={t.form}
        />
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
        <fieldset className={`f ${own.may}`}>
          <legend>{t.may}</legend>
          <div className="choices">
            {DESK_ROLES.map((role) => (
              <label key={role}>
                <input type="radio" name="desk_role" value={role} defaultChecked={role === 'reader'} />
                {choices[role]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={own.lang}>
          <Select
            form={form}
            name="lang"
            label={t.lang}
            choices={LANGUAGES.map((one) => [one, t.languages[one]] as const)}
            value={lang}
          />
        </div>
        {/* For password managers: without it they take the invited person's address for the account's. */}
        {session.kind === 'signed-in' && (
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={session.user.email}
            readOnly
            hidden
          />
        )}
        <PasswordField
          form={form}
          name="password"
          label={t.password}
          autoComplete="current-password"
          texts={t.passwordField}
        />
        <ConnectionNote form={form} texts={t.form} />
        <SubmitButton form={form} label={t.invite} texts={t.form} ready look="line" />
      </form>
    </section>
  );
}
