import { createContext, type RefObject, useContext } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import type { ErrorScreenTexts } from '#src/ui/island/error-screen.ts';
import type { FaultTexts, ShellTexts, TokenPageTexts } from './shell.text.ts';
import type { Application } from './useApplication.ts';

/** Everything that a page of an application hands to its island, in one language. */
export interface ShellProps {
  lang: Lang;
  texts: ShellTexts;
  errors: ErrorTexts;
  /** Address of the texts for somebody with an application. */
  textsAddress: string;
  /** Address of the texts for those whose application is not shown. */
  startAddress: string;
  network: { name: string; registrationUrl: string };
  links: Readonly<
    Record<'home' | 'join' | 'status' | 'verify' | 'upload' | 'enrolment' | 'contact' | 'privacy', string>
  >;
  /** A mailto: link. */
  support: string;
  errorScreen: ErrorScreenTexts;
  pictures: Readonly<Record<'offline' | 'lostSuitcase', string>>;
}

/** The props of a page beside the wizard. */
export interface TokenPageProps extends ShellProps {
  faults: FaultTexts;
  tokenPage: TokenPageTexts;
}

export interface ShellValue extends ShellProps {
  /** Query of the page's address, which the server knows too. */
  search: string;
  /** Set as long as the page shows what the server has finished. */
  finished: Finished | undefined;
  application: Application;
  /** The heading of the screen; it takes the focus when the screen changes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Its provider stands around all that asks for it. */
export const ShellContext = createContext({} as ShellValue);

export const useShell = () => useContext(ShellContext);
