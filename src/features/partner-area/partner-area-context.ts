import { createContext, useContext } from 'react';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { PartnerAreaProps } from './partner-area-props.ts';

type PartnerAreaValue = PartnerAreaProps & { toasts: Toasts };

export const PartnerAreaContext = createContext<PartnerAreaValue | undefined>(undefined);

export function usePartnerArea(): PartnerAreaValue {
  const value = useContext(PartnerAreaContext);
  if (!value) throw new Error('usePartnerArea belongs inside <PartnerArea>');
  return value;
}
