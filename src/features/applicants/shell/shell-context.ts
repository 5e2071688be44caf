import { createContext, type RefObject, useContext } from 'react';
import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import type { ErrorScreenTexts } from '#src/ui/island/error-screen.ts';
import type { AreaTexts, AroundTexts, FaultTexts } from './shell.text.ts';
import type { Application } from './useApplication.ts';

/** What a page of an application hands to its island: one language, and the operator's values it needs. */
export interface AreaProps {
  lang: Lang;
  texts: AreaTexts;
  errors: ErrorTexts;
  /** Of the sentences for somebody with an application. */
  wordsAddress: string;
  network: { name: string; registrationUrl: string };
  links: Readonly<
    Record<'home' | 'join' | 'status' | 'verify' | 'upload' | 'enrolment' | 'contact' | 'privacy', string>
  >;
  /** A mailto: link. */
  support: string;
  errorScreen: ErrorScreenTexts;
  pictures: Readonly<Record<'offline' | 'lostSuitcase', string>>;
}

/** The same for a page beside the wizard. */
export interface BesideProps extends AreaProps {
  faults: FaultTexts;
  around: AroundTexts;
}

export interface AreaValue extends AreaProps {
  application: Application;
  /** The heading of the screen; it takes the focus when the screen changes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export const AreaContext = createContext<AreaValue | undefined>(undefined);

export function useArea(): AreaValue {
  const value = useContext(AreaContext);
  if (!value) throw new Error('useArea belongs inside <Area> or <Wizard>');
  return value;
}
