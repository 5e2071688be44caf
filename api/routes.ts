import { countClick } from './analytics/count-click.ts';
import { announceOriginals } from './applicants/announce-originals.ts';
import { getApplicant } from './applicants/get-applicant.ts';
import { resendLink } from './applicants/resend-link.ts';
import { stopReminders } from './applicants/stop-reminders.ts';
import { submitA2Cv } from './applicants/submit-a2-cv.ts';
import { submitEnrolment } from './applicants/submit-enrolment.ts';
import { submitPreregistration } from './applicants/submit-preregistration.ts';
import { submitStep2 } from './applicants/submit-step2.ts';
import { submitVerification } from './applicants/submit-verification.ts';
import { updateApplicant } from './applicants/update-applicant.ts';
import { withdrawApplication } from './applicants/withdraw-application.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { live, ready } from './health/health.ts';
import type { Endpoint } from './http/endpoint.ts';
import { ownCoverSheet, ownDeclaration } from './papers/own-papers.ts';

/** Every call of the product, each once. */
export const routes: readonly Endpoint[] = [
  submitPreregistration,
  getApplicant,
  submitA2Cv,
  submitStep2,
  submitVerification,
  submitEnrolment,
  uploadDocument,
  resendLink,
  updateApplicant,
  withdrawApplication,
  announceOriginals,
  stopReminders,
  ownDeclaration,
  ownCoverSheet,
  countClick,
  live,
  ready,
];
