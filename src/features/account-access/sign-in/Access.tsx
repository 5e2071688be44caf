import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import { Note } from '#src/ui/Note.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { useAccount } from '../shell/account-context.ts';
import { accountIsland } from '../shell/account-island.tsx';
import type { SignUpTexts } from '../sign-up/sign-up.text.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';

interface Props {
  kind: 'employer' | 'partner';
  label: string;
  signIn: SignInProps;
  signUp: SignUpTexts;
}

/** Sign in or sign up, for roles that may sign up by themselves. */
export const Access = accountIsland(Choice);

function Choice({ kind, label, signIn, signUp }: Props) {
  return (
    <Tabs
      label={label}
      tabs={[
        { id: 'sign-in', label: signIn.texts.tab, panel: <SignIn {...signIn} /> },
        { id: 'sign-up', label: signUp.tab, panel: <Register kind={kind} signUp={signUp} /> },
      ]}
    />
  );
}

/** Most people here sign in, so the sign-up form loads after the sign-in form. */
function Register({ kind, signUp }: Pick<Props, 'kind' | 'signUp'>) {
  const { texts } = useAccount();
  const { lazy, retry } = useLazyScript(() => import('../sign-up/SignUp.tsx'));
  switch (lazy.kind) {
    case 'loading':
      return <p role="status">{texts.form.loading}</p>;
    case 'failed':
      return (
        <Note tone="warn" title={texts.form.offlineTitle} role="alert">
          <p>
            <button type="button" className="btn line small" onClick={retry}>
              {texts.form.again}
            </button>
          </p>
        </Note>
      );
    case 'ready':
      return <lazy.script.SignUp kind={kind} texts={signUp} />;
  }
}
