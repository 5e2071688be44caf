import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import { passwordsDiffer, weakPassword } from '#src/ui/password/new-password.ts';
import { useAccountSettings } from './account-settings-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const CURRENT = 'current_password';

export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { user, texts } = useAccountSettings();
  const t = texts.password;
  const profile = passwordProfile(user.role);
  const form = useSettingsForm({
    id: 'change-password',
    call: 'POST /api/auth/change-password',
    names: [CURRENT, 'password', 'password_confirm'],
    passwordField: CURRENT,
    check: (entries) => weakPassword(entries, profile) ?? passwordsDiffer(entries),
    bodyOf: (entries) => ({ [CURRENT]: textOf(entries, CURRENT), password: textOf(entries, 'password') }),
    onOk: onChanged,
  });
  const labels = { [CURRENT]: t.current, password: t.fresh, password_confirm: t.repeat };
  return (
    <SettingsCard form={form} labels={labels} texts={t}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <CurrentPassword form={form} name={CURRENT} label={t.current} />
      <NewPassword form={form} profile={profile} label={t.fresh} repeat={t.repeat} texts={texts.fields} />
    </SettingsCard>
  );
}
