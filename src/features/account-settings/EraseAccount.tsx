import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { PasswordField } from '#src/ui/password/PasswordField.tsx';
import { useAccountSettings } from './account-settings-context.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** Deletes the account for good. Folded, and with the password: nobody should come upon it by chance. */
export function EraseAccount({ onErased }: { onErased: () => void }) {
  const { user, texts, myData } = useAccountSettings();
  const t = texts.erase;
  const form = useSettingsForm({
    id: 'erase-account',
    call: 'POST /api/me/erase-account',
    names: ['password'],
    passwordField: 'password',
    bodyOf: (entries) => ({ password: textOf(entries, 'password') }),
    onOk: onErased,
  });
  const isOfOrganization = user.role === 'partner' || user.role === 'employer';
  return (
    <details className="card fold" data-settings="erase-account">
      <summary>{t.title}</summary>
      <form ref={form.ref} className="stack" noValidate method="post" {...form.events}>
        <p className="muted sm">{t.text}</p>
        {isOfOrganization && <p className="muted sm">{t.organization}</p>}
        {user.role === 'student' && (
          <p className="sm">
            <a href={myData}>{texts.ownData.toMyData}</a>
          </p>
        )}
        <ErrorSummary form={form} labels={{ password: t.password }} texts={texts.form} />
        <PasswordField
          form={form}
          name="password"
          label={t.password}
          autoComplete="current-password"
          texts={texts.fields}
        />
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton form={form} label={t.save} texts={texts.form} ready look="bad" />
      </form>
    </details>
  );
}
