import { useState } from 'react';
import type { ListedPasskey } from '#contract/accounts/passkey.ts';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { makePasskey } from '#src/lib/passkeys.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { type Loaded, useLoaded } from '#src/ui/useLoaded.ts';
import styles from './account.module.css';
import { useAccountSettings } from './account-settings-context.ts';
import { BothFactors } from './CurrentPassword.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** Passkeys beside the app's codes: listed, added, removed. */
export function Passkeys() {
  const { guard, texts } = useAccountSettings();
  const [removing, setRemoving] = useState<ListedPasskey>();
  const list = useLoaded({
    ask: (signal) => call('GET /api/auth/passkeys', {}, { lang: guard.lang, signal }),
    read: ({ passkeys }) => passkeys,
    fault: (answer) => faultOf(answer, guard.lang, texts.sessions),
  });
  return (
    <>
      {list.fault !== undefined && (
        <RetryNote
          title={texts.sessions.failedTitle}
          message={list.fault}
          retry={texts.sessions.retry}
          onRetry={list.load}
        />
      )}
      <AddPasskey list={list} onRemove={setRemoving} />
      {removing && (
        <RemovePasskey
          key={removing.id}
          passkey={removing}
          onRemoved={(passkeys) => {
            list.show(passkeys);
            setRemoving(undefined);
          }}
        />
      )}
    </>
  );
}

function AddPasskey({ list, onRemove }: { list: Loaded<ListedPasskey[]>; onRemove: (passkey: ListedPasskey) => void }) {
  const { guard, texts } = useAccountSettings();
  const t = texts.passkeys;
  const form = useSettingsForm({
    id: 'add-passkey',
    call: 'POST /api/auth/add-passkey',
    names: ['name', 'password', 'code'],
    begin: async (entries, signal) => {
      const asked = await call('POST /api/auth/begin-passkey', bothFactors(entries), { lang: guard.lang, signal });
      if (asked.kind !== 'ok') return asked;
      const data = await makePasskey(asked.data.options);
      return data
        ? { kind: 'ok', data }
        : { kind: 'refused', status: 400, code: 'passkey_failed', errors: [], message: t.notMade };
    },
    bodyOf: (entries, passkey) => ({ name: textOf(entries, 'name'), passkey }),
    onOk: ({ passkeys }) => list.show(passkeys),
  });
  return (
    <SettingsCard form={form} labels={{ name: t.name, password: t.password, code: t.code }} texts={t}>
      {list.data && list.data.length > 0 && (
        <ul className="list sm">
          {list.data.map((passkey) => (
            <li key={passkey.id} data-passkey={passkey.name}>
              <b className="long">{passkey.name}</b>
              <Button
                look="line small"
                label={t.remove}
                aria-label={fill(t.removeNamed, { name: passkey.name })}
                onClick={() => onRemove(passkey)}
              />
              <p className={`muted xs ${styles.times}`}>
                {passkey.last_used_at === null
                  ? t.never
                  : fill(t.lastUsed, { date: formatDateTime(passkey.last_used_at) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Field form={form} name="name" label={t.name} hint={t.nameHint} autoComplete="off" />
      <BothFactors form={form} texts={t} />
    </SettingsCard>
  );
}

interface RemoveProps {
  passkey: ListedPasskey;
  onRemoved: (passkeys: ListedPasskey[]) => void;
}

function RemovePasskey({ passkey, onRemoved }: RemoveProps) {
  const { texts } = useAccountSettings();
  const t = texts.removePasskey;
  const form = useSettingsForm({
    id: 'remove-passkey',
    call: 'POST /api/auth/remove-passkey',
    names: ['password', 'code'],
    bodyOf: (entries) => ({ ...bothFactors(entries), passkey_id: passkey.id }),
    onOk: ({ passkeys }) => onRemoved(passkeys),
  });
  // The form has just come.
  useOnMount(() => form.ref.current?.querySelector('input')?.focus());
  return (
    <SettingsCard
      form={form}
      labels={{ password: texts.passkeys.password, code: texts.passkeys.code }}
      texts={{ ...t, title: fill(t.title, { name: passkey.name }) }}
    >
      <BothFactors form={form} texts={texts.passkeys} />
    </SettingsCard>
  );
}

function bothFactors(entries: Entries) {
  return { password: textOf(entries, 'password'), code: textOf(entries, 'code') };
}
