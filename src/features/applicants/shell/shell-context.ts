import { createContext, type RefObject, useContext } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import type { Lang } from '#contract/languages.ts';
import type { ErrorScreenTexts } from '#src/ui/island/error-screen.ts';
import type { ShellWords, TokenPageWords } from './shell.text.ts';
import type { Application } from './useApplication.ts';

/** Everything that a page of an application hands to its island, in one language. */
interface PageProps {
  lang: Lang;
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

export interface ShellProps extends PageProps, ShellWords {}

/** The props of a page beside the wizard. */
export interface TokenPageProps extends PageProps {
  /** With an application that the server has drawn they come in the `TextsFile`: api/finished-pages/frame.ts. */
  words?: TokenPageWords;
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
