import { createContext, useContext } from 'react';
import type { ShellProps, ShellValue } from '../shell/shell-context.ts';
import type { WizardStartTexts } from './wizard.text.ts';

export interface WizardProps extends ShellProps {
  texts: WizardStartTexts;
  /** ISO date of the last day to apply; '' while applications stay open. */
  closesOn: string;
}

type WizardValue = ShellValue & WizardProps;

export const WizardContext = createContext<WizardValue | undefined>(undefined);

export function useWizard(): WizardValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error('useWizard belongs inside <Wizard>');
  return value;
}
