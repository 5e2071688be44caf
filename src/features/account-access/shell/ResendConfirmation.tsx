import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import type { SignUpKind } from '../sign-up/sign-up-rules.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.ts';

/** Asks for the confirmation mail once more; every address gets the same answer. `role`: the one just signed up for. */
export function ResendConfirmation({ email, role }: { email: string; role?: SignUpKind }) {
  const { lang, texts } = useAccount();
  const t = texts.resend;
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    const answer = await call('POST /api/auth/resend-confirmation', { email, lang, ...(role && { role }) }, { lang });
    setState(answer.kind === 'ok' ? 'sent' : 'failed');
  };
  return (
    <>
      <button type="button" className="btn line small" aria-busy={state === 'sending' || undefined} onClick={send}>
        {state === 'sending' ? t.sending : t.again}
      </button>
      <p role="status" className={styles.news}>
        {state === 'sent' && t.sent}
        {state === 'failed' && t.failed}
      </p>
    </>
  );
}
