import { useEffect, useState } from 'react';
import type { Said } from '#src/i18n/text.ts';
import { handOver } from '#src/lib/hand-over.ts';
import { EmailSentence } from '#src/ui/EmailText.tsx';
import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { accountIsland } from '../shell/account-island.tsx';
import { type Owner, readOwner } from '../shell/owner.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import type { confirmText } from './confirm.text.ts';
import { LinkRequest } from './LinkRequest.tsx';
import { mailedSecret } from './mailed-secret.ts';

type Texts = Said<typeof confirmText> & { resent: string };

type View =
  | { kind: 'ask' }
  | { kind: 'done'; owner: Owner; isGoingOn: boolean }
  | { kind: 'changed'; owner: Owner }
  | { kind: 'no-link'; why: 'ended' | 'incomplete' }
  | { kind: 'resent' };

/**
 * Confirms an address by its mailed link, ?confirm=…&then=… Only the button confirms: mail programs open links too.
 * `then` comes with every link to a new account; without it the address of an old account changes.
 */
export const ConfirmEmail = accountIsland(Confirm);

function Confirm({ texts: t }: { texts: Texts }) {
  const { signIns, homes, links } = useAccount();
  const [view, setView] = useState<View>({ kind: 'ask' });
  const [isChange, setChange] = useState(false);
  useEffect(() => {
    setChange(!new URLSearchParams(location.search).has('then'));
    if (!mailedSecret(location.search, 'confirm')) setView({ kind: 'no-link', why: 'incomplete' });
  }, []);

  const done = (owner: Owner) => {
    if (isChange) {
      setView({ kind: 'changed', owner });
      return history.replaceState(history.state, '', location.pathname);
    }
    // Whoever applies has an account for students, too: the portal would only ask who they are.
    const target = owner.role === 'student' && signIns.student;
    handOver.put({ kind: 'confirmed', ...owner });
    setView({ kind: 'done', owner, isGoingOn: Boolean(target) });
    // The link is used up; nobody else should find its token in this browser.
    history.replaceState(history.state, '', location.pathname);
    if (target) location.replace(target);
  };

  switch (view.kind) {
    case 'ask':
      return (
        <Ask
          texts={t}
          sentence={isChange ? t.askChange : t.ask}
          onDone={done}
          onEnded={() => setView({ kind: 'no-link', why: 'ended' })}
        />
      );
    case 'done':
      return (
        <div className="stack">
          <Note tone="ok" title={t.doneTitle} role="status" ref={takeFocus}>
            <p>{view.isGoingOn ? t.goingOn : <EmailSentence text={t.doneText} email={view.owner.email} />}</p>
          </Note>
          <p className="row">
            <a className="btn" href={signIns[view.owner.role]}>
              {t.toSignIn}
            </a>
            <a className="btn line" href={links.home}>
              {t.home}
            </a>
          </p>
        </div>
      );
    case 'changed':
      return (
        <div className="stack">
          <Note tone="ok" title={t.doneTitle} role="status" ref={takeFocus}>
            <p>
              <EmailSentence text={t.changedText} email={view.owner.email} />
            </p>
          </Note>
          {/* Whoever is signed in stays so; all others are led to the sign-in from there. */}
          <p className="row">
            <a className="btn" href={homes[view.owner.role]}>
              {t.toArea}
            </a>
          </p>
        </div>
      );
    case 'no-link':
      return <NoLink texts={t} why={view.why} onSent={() => setView({ kind: 'resent' })} />;
    case 'resent':
      return <Note tone="ok" title={t.sentTitle} role="status" ref={takeFocus} text={t.resent} />;
  }
}

interface AskProps {
  texts: Texts;
  sentence: string;
  onDone: (owner: Owner) => void;
  onEnded: () => void;
}

function Ask({ texts: t, sentence, onDone, onEnded }: AskProps) {
  const { links } = useAccount();
  const form = useAccountForm({
    id: 'confirm',
    names: [],
    call: 'POST /api/auth/confirm-email',
    check: () => undefined,
    bodyOf: () => ({ confirm: mailedSecret(location.search, 'confirm') ?? '' }),
    refusals: { link_ended: onEnded },
    onOk: (reply) => {
      const owner = readOwner(reply);
      if (!owner) return t.failed;
      const { password_token: token } = reply;
      // Several people signed up with this address: its owner sets the password.
      if (typeof token === 'string') location.replace(`${links.resetPassword}?${new URLSearchParams({ token })}`);
      else onDone(owner);
      return undefined;
    },
    fallback: t.failed,
  });
  return (
    <AccountForm form={form} failedTitle={t.failedTitle} submit={t.submit}>
      <p>{sentence}</p>
    </AccountForm>
  );
}

interface NoLinkProps {
  texts: Texts;
  why: 'ended' | 'incomplete';
  onSent: () => void;
}

function NoLink({ texts: t, why, onSent }: NoLinkProps) {
  const { links } = useAccount();
  return (
    <div className="stack">
      <Note tone="warn" title={t[`${why}Title`]} role="status" ref={takeFocus} text={t[why]} />
      <LinkRequest id="resend" call="POST /api/auth/resend-confirmation" texts={t} submit={t.newLink} onSent={onSent} />
      <p className="sm">
        <a className="act" href={links.login}>
          {t.toSignIn}
        </a>
      </p>
    </div>
  );
}
