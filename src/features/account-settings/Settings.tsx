import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountSettingsContext, type AccountSettingsValue } from './account-settings-context.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { ErasedAccount } from './ErasedAccount.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { useSessions } from './useSessions.ts';

/** What every role may change about its own account. */
export function Settings(value: AccountSettingsValue) {
  const { texts, user, guard } = value;
  const sessions = useSessions(guard.lang, texts.sessions);
  const [isErased, setErased] = useState(false);
  if (isErased) return <ErasedAccount texts={texts.erase} start={value.start} />;
  return (
    <AccountSettingsContext value={value}>
      <div className="wrap app">
        <header>
          <h1>{texts.top.title}</h1>
          <p className="sm muted">{fill(texts.top.signedInAs, { email: user.email })}</p>
        </header>
        <div className="with-aside">
          <div>
            <ChangePassword onChanged={sessions.list.load} />
            <ChangeEmail />
            <MailLanguage />
            {user.role === 'admin' && (
              <>
                <Passkeys />
                <NewRecoveryCodes />
              </>
            )}
            <EraseAccount onErased={() => setErased(true)} />
          </div>
          <aside>
            <AccountFacts />
            <OwnData />
            <Sessions sessions={sessions} />
          </aside>
        </div>
      </div>
    </AccountSettingsContext>
  );
}
