import { useEffect, useRef, useState } from 'react';
import * as at from '#contract/addresses/account.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { Mail } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountIsland } from './AccountIsland.tsx';
import { type AccountProps, useAccount } from './account-context.ts';
import { focusOn } from './focus-on.ts';
import type { RequestResetTexts } from './reset.text.ts';
import { useAccountForm } from './useAccountForm.ts';

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
    call: at.requestPasswordReset,
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'email_required' }),
    bodyOf: (entries) => ({ email: textOf(entries, 'email'), lang }),
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
