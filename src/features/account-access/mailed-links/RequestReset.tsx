import { useEffect, useRef, useState } from 'react';
import * as at from '#contract/addresses/account.ts';
import { Mail } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { AccountIsland } from '../shell/AccountIsland.tsx';
import type { AccountProps } from '../shell/account-context.ts';
import { focusOn } from '../shell/focus-on.ts';
import { LinkRequest } from './LinkRequest.tsx';
import type { RequestResetTexts } from './reset.text.ts';

/** Asks for a link to set a new password. One answer for every address, so that nobody learns who has an account. */
export function RequestReset({ account, texts }: { account: AccountProps; texts: RequestResetTexts }) {
  const [isSent, setSent] = useState(false);
  return (
    <AccountIsland account={account}>
      {isSent ? (
        <Sent
          texts={texts}
          onOther={() => {
            setSent(false);
            focusOn('reset-email');
          }}
        />
      ) : (
        <LinkRequest
          id="reset"
          call={at.requestPasswordReset}
          texts={texts}
          submit={texts.submit}
          onSent={() => setSent(true)}
        />
      )}
    </AccountIsland>
  );
}

function Sent({ texts: t, onOther }: { texts: RequestResetTexts; onOther: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="stack">
      <Note tone="ok" title={t.sentTitle} icon={Mail} role="status" ref={note}>
        <p>{t.sentText}</p>
      </Note>
      <p className="sm muted">{t.sentHint}</p>
      <button type="button" className="btn line sml" onClick={onOther}>
        {t.other}
      </button>
    </div>
  );
}
