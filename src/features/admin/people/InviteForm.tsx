import { DESK_ROLES } from '#contract/accounts/desk-roles.ts';
import { call } from '#src/lib/call/call.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { InviteeEmail, InviteeLanguage, inviteeIn } from '#src/ui/form-fields/Invitee.tsx';
import { atField } from '#src/ui/password/at-field.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';
import { OwnPassword } from '../OwnPassword.tsx';
import type { RoomProps } from '../room-props.ts';
import own from './people.module.css';
import type { PeopleTexts } from './people.text.ts';

interface Props extends RoomProps<PeopleTexts> {
  toasts: Toasts;
  onInvited: () => void;
}

/** Mails somebody a link to the admins' area, in the language that is chosen here. Asks for the inviter's password. */
export function InviteForm({ lang, texts: t, toasts, onInvited }: Props) {
  const form = useForm({
    id: 'invite-admin',
    names: ['email', 'desk_role', 'lang', 'password'],
    check: (entries) =>
      ['email', 'password'].filter((path) => !entries.has(path)).map((path) => ({ path, code: 'input_empty' })),
    send: async (entries, { signal }) => {
      const input = {
        ...inviteeIn(entries, lang),
        desk_role: textOf(entries, 'desk_role') === 'admin' ? ('admin' as const) : ('reader' as const),
        password: textOf(entries, 'password'),
      };
      const answer = await call('POST /api/admin/invite-person', input, { lang, signal });
      return atField(answer, { password_wrong: 'password' });
    },
    onOk: () => {
      toasts.push({ tone: 'ok', title: t.invited });
      form.ref.current?.reset();
      form.refresh();
      onInvited();
    },
    fallback: t.inviteFailed,
    errors: t.errors,
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
        <InviteeEmail form={form} texts={t} />
        <fieldset className={`group ${own.may}`}>
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
        <InviteeLanguage form={form} lang={lang} texts={t} />
        <OwnPassword form={form} label={t.password} texts={t.passwordField} />
        <FormEnd form={form} label={t.invite} texts={t.form} ready look="line" />
      </form>
    </section>
  );
}
