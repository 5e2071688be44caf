import { createContext, useContext } from 'react';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { PartnerAreaProps } from './partner-area-props.ts';

type PartnerAreaValue = PartnerAreaProps & { toasts: Toasts };

/** Its provider stands around all that asks for it. */
export const PartnerAreaContext = createContext({} as PartnerAreaValue);

export const usePartnerArea = () => useContext(PartnerAreaContext);
