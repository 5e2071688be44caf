import { accountIsland } from '../shell/account-island.tsx';
import { SignIn, type SignInProps } from './SignIn.tsx';

/** A page where people sign in and nothing else. */
export const Login = accountIsland(({ signIn }: { signIn: SignInProps }) => <SignIn {...signIn} />);
