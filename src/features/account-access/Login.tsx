import { AccountIsland } from './AccountIsland.tsx';
import type { AccountProps } from './account-context.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';

/** A page where people sign in and nothing else. */
export function Login({ account, signIn }: { account: AccountProps; signIn: SignInProps }) {
  return (
    <AccountIsland account={account}>
      <SignIn {...signIn} />
    </AccountIsland>
  );
}
