import { useEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { DataExport } from '#src/nouns/personal-data/DataExport.tsx';
import { EmailText } from '#src/ui/EmailText.tsx';
import type { AccountSettingsTexts } from './account.text.ts';
import { AccountSettingsContext, type AccountSettingsValue, useAccountSettings } from './account-settings-context.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
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

/** All that is left after the account was deleted. */
function ErasedAccount({ texts: t, start }: { texts: AccountSettingsTexts['erase']; start: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap app">
      <section className="card" data-account-erased="">
        <h1 ref={heading} tabIndex={-1}>
          {t.doneTitle}
        </h1>
        <p>{t.doneText}</p>
        <p>
          <a className="btn" href={start}>
            {t.start}
          </a>
        </p>
      </section>
    </div>
  );
}

/** Everything that we keep about the account, as a file. Students have a page for more. */
function OwnData() {
  const { user, texts, guard, myData } = useAccountSettings();
  const { ownData: t } = texts;
  return (
    <section className="card" data-own-data="">
      <h2>{t.title}</h2>
      <div className="stack">
        <p className="muted sm">{t.text}</p>
        {user.role === 'student' && <p className="muted sm">{t.careful}</p>}
        <DataExport at="POST /api/me/data-export" input={{ lang: guard.lang }} lang={guard.lang} texts={t} />
        {user.role === 'student' && (
          <p className="sm">
            <a href={myData}>{t.toMyData}</a>
          </p>
        )}
      </div>
    </section>
  );
}

function AccountFacts() {
  const { user, texts, homes } = useAccountSettings();
  const { facts: t, kinds } = texts;
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return (
    <section className="card" data-facts="">
      <h2>{t.title}</h2>
      <dl className="dl">
        {name && (
          <>
            {/* An employer's company name is stored as the first name. */}
            <dt>{user.role === 'employer' ? t.company : t.name}</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt>{t.email}</dt>
        <dd>
          <EmailText text={user.email} />
        </dd>
        <dt>{t.kind}</dt>
        <dd>{kinds[user.role]}</dd>
      </dl>
      <p className="after">
        <a className="btn line small" href={homes[user.role]}>
          {t.home}
        </a>
      </p>
    </section>
  );
}
