import { createContext, useContext } from 'react';
import type { ApplicantTexts } from './shell.text.ts';

/** What only somebody with an application reads and sees. It comes with the first applicant, not with the page. */
export interface ApplicantResources extends ApplicantTexts {
  originals: { addressLines: readonly string[]; postWithinDays: number };
  /** The declaration without anybody's data. */
  emptyDeclaration: string;
  scenes: Readonly<Record<'post' | 'arrival' | 'upload' | 'sign' | 'lostSuitcase', string>>;
}

export const ApplicantResourcesContext = createContext<ApplicantResources | undefined>(undefined);

export function useApplicantResources(): ApplicantResources {
  const value = useContext(ApplicantResourcesContext);
  if (!value) throw new Error('useApplicantResources belongs inside a screen of an applicant');
  return value;
}
