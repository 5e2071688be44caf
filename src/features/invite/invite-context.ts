import { createContext, useContext } from 'react';
import type { InviteProps } from './invite-props.ts';

export const InviteContext = createContext<InviteProps | undefined>(undefined);

export function useInvitePage(): InviteProps {
  const value = useContext(InviteContext);
  if (!value) throw new Error('useInvitePage belongs inside <Invite>');
  return value;
}
