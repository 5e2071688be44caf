import { fill } from '#contract/fill.ts';
import { EmailSentence } from '#src/ui/EmailText.tsx';
import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import { useAccount } from '../shell/account-context.ts';
import { accountIsland } from '../shell/account-island.tsx';
import { JoinForm } from './JoinForm.tsx';
import type { JoinTexts } from './join-team.text.ts';
import { OtherAccount } from './OtherAccount.tsx';
import { type ReadyInvitation, type TeamRole, useMemberInvitation } from './useMemberInvitation.ts';

interface Props {
  /** Whose area the invitation leads to. */
  role: TeamRole;
  texts: JoinTexts;
}

/** Behind a colleague's invitation, ?token=…: joins with the account that is signed in, or with a new one. */
export const JoinTeam = accountIsland(Join);

function Join({ role, texts: t }: Props) {
  const { texts, signIns } = useAccount();
  const { view, load, end } = useMemberInvitation(role);
  switch (view.kind) {
    case 'loading':
      return <p role="status">{texts.form.loading}</p>;
    case 'unreachable':
      return (
        <div className="stack">
          <Note tone="warn" title={t.unreachableTitle} role="alert" ref={takeFocus} text={t.failed} />
          <p>
            <button type="button" className="btn line full" onClick={load}>
              {texts.form.again}
            </button>
          </p>
        </div>
      );
    case 'no-link':
      return (
        <div className="stack">
          <Note tone="warn" title={t[`${view.why}Title`]} role="status" ref={takeFocus} text={t[view.why]} />
          {view.why === 'ended' && (
            <p>
              <a className="btn line full" href={signIns[role]}>
                {t.signIn}
              </a>
            </p>
          )}
        </div>
      );
    case 'ready':
      return (
        <div className="stack">
          <div>
            <p>
              <b>{fill(t.intro, { organization: view.invitation.organization_name })}</b>
            </p>
            <p>
              <EmailSentence text={t.forAddress} email={view.invitation.email} />
            </p>
          </div>
          <Way role={role} texts={t} ready={view} onEnded={end} onAgain={load} />
        </div>
      );
  }
}

interface WayProps extends Props {
  ready: ReadyInvitation;
  onEnded: (why: 'ended' | 'paused') => void;
  onAgain: () => void;
}

/** What this person can do: join, sign out first, sign in, or make an account. */
function Way({ role, texts: t, ready, onEnded, onAgain }: WayProps) {
  const { signIns } = useAccount();
  const { invitation, user } = ready;
  if (user && user.email.toLowerCase() !== invitation.email.toLowerCase())
    return <OtherAccount texts={t} user={user} onSignedOut={onAgain} />;
  if (invitation.account === 'other') return <Note tone="warn" title={t.otherTitle} role="status" text={t.other} />;
  if (!user && invitation.account === role)
    return (
      <>
        <p>{t.known}</p>
        <p>
          <a
            className="btn full"
            href={`${signIns[role]}?${new URLSearchParams({ next: location.pathname + location.search })}`}
          >
            {t.signIn}
          </a>
        </p>
      </>
    );
  return <JoinForm role={role} texts={t} ready={ready} onEnded={onEnded} />;
}
