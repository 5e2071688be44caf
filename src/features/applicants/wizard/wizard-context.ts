import { createContext, useContext } from 'react';
import type { ShellProps, ShellValue } from '../shell/shell-context.ts';
import type { WizardStartTexts } from './wizard.text.ts';

export interface WizardProps extends ShellProps {
  texts: WizardStartTexts;
  /** ISO date of the last day to apply; '' while applications stay open. */
  closesOn: string;
  /** Of several that are open; none where there is nothing to choose. */
  seasons: readonly { id: string; label: string }[];
}

type WizardValue = ShellValue & WizardProps;

/** Its provider stands around all that asks for it. */
export const WizardContext = createContext({} as WizardValue);

export const useWizard = () => useContext(WizardContext);
