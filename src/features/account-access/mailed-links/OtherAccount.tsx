import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { EmailSentence } from '#src/ui/EmailText.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useAccount } from '../shell/account-context.ts';
import type { Owner } from '../shell/owner.ts';
import type { JoinTexts } from './join-team.text.ts';

interface Props {
  texts: JoinTexts;
  user: Owner;
  onSignedOut: () => void;
}

/** For somebody who is signed in with another address than the invited one. */
export function OtherAccount({ texts: t, user, onSignedOut }: Props) {
  const { lang } = useAccount();
  const [failed, setFailed] = useState(false);
  const signOut = async () => {
    const answer = await call('POST /api/auth/sign-out', {}, { lang });
    setFailed(answer.kind !== 'ok');
    if (answer.kind === 'ok') onSignedOut();
  };
  return (
    <>
      <Note tone="warn" title={t.wrongTitle} role="status">
        <p>
          <EmailSentence text={t.wrong} email={user.email} />
        </p>
      </Note>
      <p>
        <button type="button" className="btn full" onClick={signOut}>
          {t.signOut}
        </button>
      </p>
      {failed && <p role="alert">{t.failed}</p>}
    </>
  );
}
