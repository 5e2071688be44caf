import { useRef, useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { PasskeyButton } from '#src/ui/passkey/PasskeyButton.tsx';
import { usePasskey } from '#src/ui/passkey/usePasskey.ts';
import { RecoveryCodes } from '#src/ui/recovery-codes/RecoveryCodes.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { keptSession } from '../shell/kept-session.ts';
import { type Owner, readSignedIn } from '../shell/owner.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { type Credentials, SecondFactorSetup, type SecondFactorTexts } from './SecondFactorSetup.tsx';
import styles from './second-factor.module.css';

export type SignInReply = Unchecked<ReplyOf<'POST /api/auth/sign-in'>>;

export interface SecondFactorProps {
  /** 'setup': the account has no app yet. */
  how: 'code' | 'setup';
  credentials: Credentials;
  texts: SecondFactorTexts;
  failed: { failed: string; failedTitle: string; noCookies: string };
  isLeaving: boolean;
  /** Called when recovery codes are on the page, so that nothing leads away from them. */
  onStay: () => void;
  onSignedIn: (reply: SignInReply) => void;
  onDone: (user: Owner) => void;
  onBack: () => void;
}

/** Asks for the code of an authenticator app; an account without an app sets one up first. */
export function SecondFactor(props: SecondFactorProps) {
  const { how, credentials, texts: t, failed, isLeaving, onStay, onSignedIn, onDone, onBack } = props;
  const { lang } = useAccount();
  const [codes, setCodes] = useState<{ user: Owner; list: readonly string[] }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const passkey = usePasskey(lang, how === 'code' ? credentials : undefined, () => form.submit());
  const form = useAccountForm({
    id: 'second-factor',
    names: ['code'],
    call: 'POST /api/auth/sign-in',
    check: (entries) => (passkey.signed() || entries.has('code') ? undefined : { path: 'code', code: 'code_missing' }),
    bodyOf: (entries) => {
      const signed = passkey.signed();
      return { ...credentials, ...(signed ? { passkey: signed } : { code: withoutSpaces(entries.get('code')) }) };
    },
    read: (answer) => {
      passkey.end(answer.kind === 'ok');
      // A fault of the code is said at its field.
      if (answer.kind === 'refused' && answer.code.startsWith('second_factor')) {
        const { code, message } = answer;
        return { ...answer, errors: [{ path: 'code', code, ...(message && { message }) }] };
      }
      // Recovery codes show only once: they come before the next page.
      const hasCodes = answer.kind === 'ok' && recoveryCodesOf(answer.data).length > 0;
      return hasCodes ? answer : keptSession(answer, lang, failed.noCookies);
    },
    onOk: (reply) => {
      const user = readSignedIn(reply);
      if (!user) return failed.failed;
      const list = recoveryCodesOf(reply);
      if (list.length > 0) {
        onStay();
        setCodes({ user, list });
      }
      onSignedIn(reply);
      if (list.length === 0) onDone(user);
      return undefined;
    },
    fallback: failed.failed,
  });

  useOnMount(() => {
    const code = form.ref.current?.elements.namedItem('code');
    if (how === 'code' && code instanceof HTMLInputElement) code.focus();
    else heading.current?.focus();
  });

  if (codes) {
    const { user, list } = codes;
    return (
      <RecoveryCodes codes={list} email={user.email} texts={t} isLeaving={isLeaving} onDone={() => onDone(user)} />
    );
  }
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {how === 'setup' ? t.setupTitle : t.codeTitle}
      </h2>
      {how === 'setup' ? <SecondFactorSetup credentials={credentials} texts={t} /> : <p>{t.codeText}</p>}
      <AccountForm form={form} failedTitle={failed.failedTitle} submit={isLeaving ? t.goingOn : t.submit}>
        <Field
          form={form}
          name="code"
          label={t.code}
          hint={how === 'setup' ? t.codeHintSetup : t.codeHint}
          autoComplete="one-time-code"
          {...(how === 'setup' ? { inputMode: 'numeric' as const } : {})}
        />
      </AccountForm>
      <PasskeyButton passkey={passkey} label={t.passkey} failed={failed.failed} />
      <p>
        <button type="button" className={styles.back} onClick={onBack}>
          {t.back}
        </button>
      </p>
    </div>
  );
}

/** Apps show the digits in two groups, so people may type a space. */
function withoutSpaces(value: unknown): string {
  return String(value ?? '').replace(/\s+/g, '');
}

function recoveryCodesOf({ recovery_codes }: SignInReply): string[] {
  return Array.isArray(recovery_codes) ? recovery_codes.filter((code) => typeof code === 'string') : [];
}
