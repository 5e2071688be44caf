import { createContext, useContext } from 'react';
import type { ApplicantTexts } from '../application/applicant.text.ts';

/** The texts and pictures that only somebody with an application needs. They load with the first applicant. */
export interface ApplicantResources extends ApplicantTexts {
  originals: { addressLines: readonly string[]; postWithinDays: number };
  /** Address of the declaration without personal data. */
  emptyDeclaration: string;
  scenes: Readonly<Record<'post' | 'arrival' | 'upload' | 'sign' | 'lostSuitcase', string>>;
}

/** Of a page whose parts fetch theirs. */
export const NO_RESOURCES = {} as ApplicantResources;

/** Its provider stands around all that asks for it. */
export const ApplicantResourcesContext = createContext(NO_RESOURCES);

export const useApplicantResources = () => useContext(ApplicantResourcesContext);
