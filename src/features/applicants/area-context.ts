import { createContext, type RefObject, useContext } from 'react';
import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import type { ErrorScreenTexts } from '#src/ui/error-screen.ts';
import type { AreaTexts } from './area.text.ts';
import type { Application } from './useApplication.ts';

/** What a page of an application hands to its island: one language, and the operator's values it needs. */
export interface AreaProps {
  lang: Lang;
  texts: AreaTexts;
  errors: ErrorTexts;
  network: { name: string; registrationUrl: string };
  originals: { addressLines: readonly string[]; postWithinDays: number };
  links: Readonly<
    Record<'home' | 'join' | 'status' | 'verify' | 'upload' | 'enrolment' | 'contact' | 'privacy', string>
  >;
  /** A mailto: link. */
  support: string;
  /** The declaration without anybody's data. */
  emptyDeclaration: string;
  errorScreen: ErrorScreenTexts;
  pictures: Readonly<Record<'post' | 'arrival' | 'offline' | 'upload' | 'sign' | 'lostSuitcase', string>>;
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
