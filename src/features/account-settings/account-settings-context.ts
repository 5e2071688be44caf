import { createContext, useContext } from 'react';
import type { SessionUser } from '#contract/account.ts';
import type { AccountSettingsProps } from './account-settings-props.ts';

export type AccountSettingsValue = AccountSettingsProps & { user: SessionUser };

export const AccountSettingsContext = createContext<AccountSettingsValue | undefined>(undefined);

export function useAccountSettings(): AccountSettingsValue {
  const value = useContext(AccountSettingsContext);
  if (!value) throw new Error('useAccountSettings belongs inside <AccountSettings>');
  return value;
}
