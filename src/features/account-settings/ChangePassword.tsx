import { passwordFaults } from '#contract/password.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import { PasswordField } from '#src/ui/password/PasswordField.tsx';
import { useAccountSettings } from './account-settings-context.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const CURRENT = 'current_password';

export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { user, words } = useAccountSettings();
  const t = words.password;
  const profile = user.role === 'partner' ? 'partner' : 'sign-up';
  const { form, done } = useSettingsForm({
    id: 'change-password',
    call: 'change-password',
    names: [CURRENT, 'password', 'password_confirm'],
    passwordField: CURRENT,
    check: (entries) => newPasswordProblem(entries, profile),
    bodyOf: (entries) => ({ [CURRENT]: entries.get(CURRENT), password: entries.get('password') }),
    onOk: onChanged,
  });
  const labels = { [CURRENT]: t.current, password: t.fresh, password_confirm: t.repeat };
  return (
    <SettingsCard form={form} done={done} labels={labels} texts={t}>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField
        form={form}
        name={CURRENT}
        label={t.current}
        autoComplete="current-password"
        texts={words.fields}
      />
      <NewPassword form={form} profile={profile} label={t.fresh} repeat={t.repeat} texts={words.fields} />
    </SettingsCard>
  );
}

function newPasswordProblem(entries: Entries, profile: 'sign-up' | 'partner'): Problem | undefined {
  const password = String(entries.get('password') ?? '');
  const [first] = passwordFaults(password, profile);
  if (first) return { path: 'password', ...first };
  return entries.get('password_confirm') === password
    ? undefined
    : { path: 'password_confirm', code: 'passwords_differ' };
}
