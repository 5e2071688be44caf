import { useState } from 'react';
import { LinkSent } from '#src/ui/EmailRequest.tsx';
import { accountIsland } from '../shell/account-island.tsx';
import { focusOn } from '../shell/focus-on.ts';
import { LinkRequest } from './LinkRequest.tsx';
import type { RequestResetTexts } from './reset.text.ts';

/** Asks for a link to set a new password. One answer for every address, so that nobody learns who has an account. */
export const RequestReset = accountIsland(Ask);

function Ask({ texts }: { texts: RequestResetTexts }) {
  const [isSent, setSent] = useState(false);
  if (!isSent)
    return (
      <LinkRequest
        id="reset"
        call="POST /api/auth/request-password-reset"
        texts={texts}
        submit={texts.submit}
        onSent={() => setSent(true)}
      />
    );
  return (
    <div className="stack">
      <LinkSent
        texts={texts}
        onOther={() => {
          setSent(false);
          focusOn('reset-email');
        }}
      />
    </div>
  );
}
