import { useEffect, useRef, useState } from 'react';
import { Field } from '#src/ui/form/Field.tsx';
import { Mail } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { AccountIsland } from '../shell/AccountIsland.tsx';
import { type AccountProps, useAccount } from '../shell/account-context.ts';
import { focusOn } from '../shell/focus-on.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import type { RequestResetTexts } from './reset.text.ts';

/** Asks for a link to set a new password. One answer for every address, so that nobody learns who has an account. */
export function RequestReset({ account, words }: { account: AccountProps; words: RequestResetTexts }) {
  const [isSent, setSent] = useState(false);
  return (
    <AccountIsland account={account}>
      {isSent ? (
        <Sent
          words={words}
          onOther={() => {
            setSent(false);
            focusOn('reset-email');
          }}
        />
      ) : (
        <Request words={words} onSent={() => setSent(true)} />
      )}
    </AccountIsland>
  );
}

function Request({ words: t, onSent }: { words: RequestResetTexts; onSent: () => void }) {
  const { lang, texts } = useAccount();
  const form = useAccountForm({
    id: 'reset',
    names: ['email'],
    call: '/api/auth/request-password-reset',
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'email_required' }),
    bodyOf: (entries) => ({ email: entries.get('email'), lang }),
    onOk: () => {
      onSent();
      return undefined;
    },
    fallback: t.failed,
  });
  return (
    <AccountForm form={form} failedTitle={t.failedTitle} submit={t.submit}>
      <Field
        form={form}
        name="email"
        label={texts.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
    </AccountForm>
  );
}

function Sent({ words: t, onOther }: { words: RequestResetTexts; onOther: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="stack">
      <Note tone="ok" title={t.sentTitle} icon={Mail} role="status" ref={note}>
        <p>{t.sentText}</p>
      </Note>
      <p className="sm mut">{t.sentHint}</p>
      <button type="button" className="btn line sml" onClick={onOther}>
        {t.other}
      </button>
    </div>
  );
}
