import { createContext, useContext } from 'react';
import type { Role } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import type { ErrorScreenTexts } from '#src/ui/island/error-screen.ts';
import type { AccountTexts } from '../page/account.text.ts';

/** What a page about accounts hands to its island, in one language. */
export interface AccountProps {
  lang: Lang;
  texts: AccountTexts;
  errors: ErrorTexts;
  errorScreen: ErrorScreenTexts;
  /** A mailto: link. */
  support: string;
  /** Where each role begins its work, and where it signs in. */
  homes: Readonly<Record<Role, string>>;
  signIns: Readonly<Record<Role, string>>;
  links: Readonly<
    Record<'home' | 'portal' | 'login' | 'join' | 'reset' | 'resetPassword' | 'resetComplete' | 'privacy', string>
  >;
}

/** Its provider stands around all that asks for it. */
export const AccountContext = createContext({} as AccountProps);

export const useAccount = () => useContext(AccountContext);
