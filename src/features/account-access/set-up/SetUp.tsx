import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import { mailedSecret } from '../mailed-links/mailed-secret.ts';
import { useAccount } from '../shell/account-context.ts';
import { accountIsland } from '../shell/account-island.tsx';
import { FirstAdmin } from './FirstAdmin.tsx';
import { RestoreForm } from './RestoreForm.tsx';
import type { SetUpTexts } from './set-up.text.ts';

type Restored = ReplyOf<'POST /api/set-up/restore'>;
type View =
  | { kind: 'ask'; found?: ReplyOf<'POST /api/set-up'> }
  | { kind: 'no-link'; why: 'ended' | 'incomplete' }
  | { kind: 'admin-made' }
  | { kind: 'restored'; restored: Restored };

interface Props {
  texts: SetUpTexts;
  /** The page that asks the rest, once somebody has signed in. */
  next: string;
}

/** The page behind the link that the server prints, #token=…: behind the number sign, no proxy's log sees it. */
export const SetUp = accountIsland(Choice);

function Choice({ texts: t, next }: Props) {
  const { lang, signIns } = useAccount();
  const [view, setView] = useState<View>({ kind: 'ask' });
  const [token, setToken] = useState('');
  const end = () => setView({ kind: 'no-link', why: 'ended' });
  useEffect(() => {
    const given = mailedSecret(`?${location.hash.slice(1)}`, 'token');
    if (!given) return setView({ kind: 'no-link', why: 'incomplete' });
    setToken(given);
    // If the server does not answer now, it refuses a bad link after sending.
    call('POST /api/set-up', { token: given }, { lang }).then((answer) => {
      if (answer.kind === 'ok') setView({ kind: 'ask', found: answer.data });
      else if (answer.kind === 'refused' && answer.code === 'link_ended') setView({ kind: 'no-link', why: 'ended' });
    });
  }, [lang]);
  const done = (made: View) => {
    setView(made);
    // The link is used up; nobody else should find its token in this browser.
    history.replaceState(history.state, '', location.pathname);
  };
  const signIn = (
    <p>
      <a className="btn" href={`${signIns.admin}?${new URLSearchParams({ next })}`}>
        {t.toSignIn}
      </a>
    </p>
  );

  switch (view.kind) {
    case 'ask':
      return (
        <div className="stack">
          <FirstAdmin texts={t} token={token} onMade={() => done({ kind: 'admin-made' })} onEnded={end} />
          {view.found?.is_empty && (
            <RestoreForm
              texts={t}
              token={token}
              found={view.found}
              onRestored={(restored) => done({ kind: 'restored', restored })}
              onEnded={end}
            />
          )}
        </div>
      );
    case 'no-link':
      return <Note tone="warn" title={t[`${view.why}Title`]} role="alert" ref={takeFocus} text={t[view.why]} />;
    case 'admin-made':
      return (
        <div className="stack">
          <Note tone="ok" title={t.adminDoneTitle} role="status" ref={takeFocus} text={t.adminDone} />
          {signIn}
        </div>
      );
    case 'restored': {
      const { applications, documents, lost } = view.restored;
      return (
        <div className="stack">
          <Note tone={lost === 0 ? 'ok' : 'warn'} title={t.restoredTitle} role="status" ref={takeFocus}>
            <p>{fill(t.restored, { applications, documents })}</p>
            <p>{t.asThen}</p>
            {lost > 0 && <p>{fill(t.lost, { lost })}</p>}
          </Note>
          {signIn}
        </div>
      );
    }
  }
}
