import { createContext, useContext } from 'react';
import type { ApplicantTexts } from '../application/applicant.text.ts';

/** The texts and pictures that only somebody with an application needs. They load with the first applicant. */
export interface ApplicantResources extends ApplicantTexts {
  originals: { addressLines: readonly string[]; postWithinDays: number };
  /** Address of the declaration without personal data. */
  emptyDeclaration: string;
  scenes: Readonly<Record<'post' | 'arrival' | 'upload' | 'sign' | 'lostSuitcase', string>>;
}

export const ApplicantResourcesContext = createContext<ApplicantResources | undefined>(undefined);

export function useApplicantResources(): ApplicantResources {
  const value = useContext(ApplicantResourcesContext);
  if (!value) throw new Error('useApplicantResources belongs inside a screen of an applicant');
  return value;
}
