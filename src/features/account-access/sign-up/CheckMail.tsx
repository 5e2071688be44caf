import { fill } from '#contract/fill.ts';
import { Mail } from '#src/ui/icons.tsx';
import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import { useAccount } from '../shell/account-context.ts';
import { ResendConfirmation } from '../shell/ResendConfirmation.tsx';
import type { SignUpTexts } from './sign-up.text.ts';
import type { SignUpKind } from './sign-up-rules.ts';

interface Props {
  kind: SignUpKind;
  email: string;
  texts: SignUpTexts;
  onBack: () => void;
}

/** The end of every sign-up: the address has to be confirmed before its owner can sign in. */
export function CheckMail({ kind, email, texts: t, onBack }: Props) {
  const { signIns } = useAccount();
  const isStudent = kind === 'student';
  return (
    <div className="stack">
      <Note tone="ok" title={isStudent ? t.thanks : t.registered} icon={Mail} role="status" ref={takeFocus}>
        <p>{fill(t.sentTo, { email })}</p>
      </Note>
      <p className="sm muted">{t.nothingCame}</p>
      <ResendConfirmation email={email} role={kind} />
      <p className="row">
        <button type="button" className="btn line small" onClick={onBack}>
          {t.otherAddress}
        </button>
        {isStudent && (
          <a className="btn small" href={signIns.student}>
            {t.toSignIn}
          </a>
        )}
      </p>
    </div>
  );
}
