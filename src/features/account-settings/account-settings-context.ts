import { createContext, useContext } from 'react';
import type { SessionUser } from '#contract/accounts/account.ts';
import type { AccountSettingsProps } from './account-settings-props.ts';

export type AccountSettingsValue = AccountSettingsProps & { user: SessionUser };

/** Its provider stands around all that asks for it. */
export const AccountSettingsContext = createContext({} as AccountSettingsValue);

export const useAccountSettings = () => useContext(AccountSettingsContext);
