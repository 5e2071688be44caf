import { createContext, type RefObject, useContext } from 'react';
import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import type { ErrorScreenTexts } from '#src/ui/error-screen.ts';
import type { WizardTexts } from './applicants.text.ts';
import type { Application } from './useApplication.ts';

/** What the page hands to the island: one language, and the operator's values it needs. */
export interface WizardProps {
  lang: Lang;
  texts: WizardTexts;
  errors: ErrorTexts;
  network: { name: string; registrationUrl: string };
  originals: { addressLines: readonly string[]; postWithinDays: number };
  /** ISO date, or '' while applications stay open. */
  closesOn: string;
  links: { contact: string; privacy: string; support: string };
  /** Where people write to. */
  email: string;
  errorScreen: ErrorScreenTexts;
  pictures: { post: string; arrival: string; offline: string; upload: string; sign: string };
}

interface WizardValue extends WizardProps {
  application: Application;
  /** The heading of the screen; it takes the focus when the screen changes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export const WizardContext = createContext<WizardValue | undefined>(undefined);

export function useWizard(): WizardValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error('useWizard belongs inside <Wizard>');
  return value;
}
