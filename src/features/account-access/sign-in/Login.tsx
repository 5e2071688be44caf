import { AccountIsland } from '../shell/AccountIsland.tsx';
import type { AccountProps } from '../shell/account-context.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';

/** A page where people sign in and nothing else. */
export function Login({ account, signIn }: { account: AccountProps; signIn: SignInProps }) {
  return (
    <AccountIsland account={account}>
      <SignIn {...signIn} />
    </AccountIsland>
  );
}
