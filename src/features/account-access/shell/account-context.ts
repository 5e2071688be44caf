import { createContext, useContext } from 'react';
import type { accountProps } from '../page/account-props.ts';

export type AccountProps = ReturnType<typeof accountProps>;

/** Its provider stands around all that asks for it. */
export const AccountContext = createContext({} as AccountProps);

export const useAccount = () => useContext(AccountContext);
