import { createContext, useContext } from 'react';
import type { OpenTexts } from './shell.text.ts';

/** What only somebody with an application reads and sees. It comes with the first applicant, not with the page. */
export interface OpenWords extends OpenTexts {
  originals: { addressLines: readonly string[]; postWithinDays: number };
  /** The declaration without anybody's data. */
  emptyDeclaration: string;
  scenes: Readonly<Record<'post' | 'arrival' | 'upload' | 'sign' | 'lostSuitcase', string>>;
}

export const OpenContext = createContext<OpenWords | undefined>(undefined);

export function useOpenTexts(): OpenWords {
  const value = useContext(OpenContext);
  if (!value) throw new Error('useOpenTexts belongs inside a screen of an applicant');
  return value;
}
