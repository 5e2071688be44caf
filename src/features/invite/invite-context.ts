import { createContext, useContext } from 'react';
import type { InviteProps } from './invite-props.ts';

/** Its provider stands around all that asks for it. */
export const InviteContext = createContext({} as InviteProps);

export const useInvitePage = () => useContext(InviteContext);
