import { useEffect, useId, useRef, useState } from 'react';
import type { SessionUser } from '#contract/accounts/account.ts';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { readUser, tellSession } from '#src/lib/session/session.ts';
import { forgetPerson } from '#src/lib/tab-storage.ts';
import { openModal } from '../dialog/modal-dialog.ts';
import { ConnectionNote } from '../form/ConnectionNote.tsx';
import type { Entries } from '../form/entries.ts';
import { Field } from '../form/Field.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { useOnChange } from '../island/on-change.ts';
import { Note } from '../Note.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { usePasskey } from '../passkey/usePasskey.ts';
import { atField } from '../password/at-field.ts';
import styles from './Guard.module.css';
import type { GuardProps } from './guard-props.ts';

const NAMES = ['password', 'code'];

/** All other refusals show over the form. */
const FIELD_OF = {
  invalid_credentials: 'password',
  second_factor_required: 'code',
  second_factor_wrong: 'code',
};

/** Covers the page after its session has ended: its user signs in again and goes on where they were. */
export function SignInAgain({ guard, user }: { guard: GuardProps; user: SessionUser }) {
  const t = guard.texts.again;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Opened last, so that it lies over a dialog of the page too.
  useEffect(() => openModal(dialog.current), []);
  return (
    // Escape must not uncover the page. What a browser closes at the third press opens again.
    <dialog
      ref={dialog}
      className={styles.again}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={() => openModal(dialog.current)}
    >
      <h2 id={titleId}>{t.title}</h2>
      <p>{fill(t.text, { email: user.email })}</p>
      <AgainForm guard={guard} user={user} />
      <p className="sm">
        <a className={styles.other} href={guard.rules.signIn} onClick={forgetPerson}>
          {t.other}
        </a>
      </p>
    </dialog>
  );
}

function AgainForm({ guard: { lang, texts }, user }: { guard: GuardProps; user: SessionUser }) {
  const t = texts.again;
  // Whose code is asked for.
  const [needsCode, setNeedsCode] = useState<{ email: string; password: string }>();
  const passkey = usePasskey(lang, needsCode, () => form.submit());
  const form = useForm({
    id: 'again',
    names: NAMES,
    check: (entries) => (entries.has('password') ? undefined : { path: 'password', code: 'password_missing' }),
    send: async (entries, { signal }) => {
      const credentials = { email: user.email, password: String(entries.get('password') ?? '') };
      const body = { ...credentials, ...(passkey.signed() ? { passkey: passkey.signed() } : codeOf(entries)) };
      const answer = await call('POST /api/auth/sign-in', body, { lang, signal });
      passkey.end(answer.kind === 'ok');
      if (answer.kind === 'refused' && answer.code === 'second_factor_required') setNeedsCode(credentials);
      return atField(answer, FIELD_OF);
    },
    onOk: (reply) => {
      const again = readUser(reply);
      if (!again) return t.failed;
      tellSession({ kind: 'signed-in', user: again });
      return undefined;
    },
    fallback: t.failed,
    errors: { password_missing: t.missing },
  });
  useOnChange(form.attempts, () => {
    const [first] = form.problems;
    if (first) document.getElementById(form.idOf(first.path))?.focus();
  });
  return (
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      {form.sending.kind === 'refused' && (
        <Note tone="warn" title={t.failedTitle} role="alert" text={form.sending.message} />
      )}
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
      <PasswordField form={form} name="password" label={t.password} autoComplete="current-password" texts={t} />
      {needsCode && <Field form={form} name="code" label={t.code} autoComplete="one-time-code" />}
      <ConnectionNote form={form} texts={t} />
      <SubmitButton form={form} label={t.submit} texts={{ sending: t.sending, keepOpen: '', arriving: '' }} ready />
      <PasskeyButton passkey={passkey} label={t.passkey} failed={t.failed} />
    </form>
  );
}

function codeOf(entries: Entries): { code?: string } {
  const code = String(entries.get('code') ?? '').replace(/\s+/g, '');
  return code ? { code } : {};
}
