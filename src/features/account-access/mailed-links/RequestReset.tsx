import { useState } from 'react';
import { LinkSent } from '#src/ui/EmailRequest.tsx';
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
        <div className="stack">
          <LinkSent
            texts={texts}
            onOther={() => {
              setSent(false);
              focusOn('reset-email');
            }}
          />
        </div>
      ) : (
        <LinkRequest
          id="reset"
          call="POST /api/auth/request-password-reset"
          texts={texts}
          submit={texts.submit}
          onSent={() => setSent(true)}
        />
      )}
    </AccountIsland>
  );
}
