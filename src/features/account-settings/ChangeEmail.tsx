import { LazyAddressSlip } from '#src/ui/email-slip/LazyAddressSlip.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useAccountSettings } from './account-settings-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** The address changes only after the new one was confirmed from its own mailbox. */
export function ChangeEmail() {
  const t = useAccountSettings().texts.email;
  const form = useSettingsForm({
    id: 'change-email',
    call: 'POST /api/auth/change-email',
    names: ['email', 'password'],
    bodyOf: (entries) => ({ email: textOf(entries, 'email'), password: textOf(entries, 'password') }),
  });
  return (
    <SettingsCard form={form} labels={{ email: t.fresh, password: t.password }} texts={t}>
      <Field form={form} name="email" label={t.fresh} type="email" autoComplete="email" inputMode="email" />
      <LazyAddressSlip form={form} texts={t.slip} />
      <CurrentPassword form={form} label={t.password} />
    </SettingsCard>
  );
}
