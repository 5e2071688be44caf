import { useRef, useState } from 'react';
import { textOf } from '#src/ui/form/text-of.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { RecoveryCodes } from '#src/ui/recovery-codes/RecoveryCodes.tsx';
import { useAccountSettings } from './account-settings-context.ts';
import { BothFactors } from './CurrentPassword.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** Replaces the recovery codes of the second factor; the new ones are shown once. */
export function NewRecoveryCodes() {
  const { user, texts } = useAccountSettings();
  const t = texts.recovery;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useSettingsForm({
    id: 'new-recovery-codes',
    call: 'POST /api/auth/new-recovery-codes',
    names: ['password', 'code'],
    bodyOf: (entries) => ({ password: textOf(entries, 'password'), code: textOf(entries, 'code') }),
    onOk: ({ recovery_codes: fresh }) => setCodes(fresh),
  });
  // The codes take the focus with them when they go.
  const wereShown = useRef(false);
  useOnChange(codes, () => {
    if (wereShown.current && codes.length === 0) form.ref.current?.querySelector('input')?.focus();
    wereShown.current = codes.length > 0;
  });
  return (
    <>
      {codes.length > 0 && (
        <section className="card" data-settings="recovery-codes">
          <RecoveryCodes codes={codes} email={user.email} texts={t.codes} onDone={() => setCodes([])} />
        </section>
      )}
      {/* It stays there: what it says afterwards must not come and go with the codes. */}
      <div hidden={codes.length > 0}>
        <SettingsCard form={form} labels={{ password: t.password, code: t.code }} texts={t}>
          <BothFactors form={form} texts={t} />
        </SettingsCard>
      </div>
    </>
  );
}
