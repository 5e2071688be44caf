import * as at from '../addresses/application.ts';
import {
  announceOriginalsInput,
  applicantReply,
  chooseLanguageInput,
  consentInput,
  neutralReply,
  preregistrationInput,
  preregistrationReply,
  resendLinkInput,
  selfCorrectionInput,
  step2Input,
  unsubscribeInput,
  uploadPageInput,
} from '../applicant.ts';
import type { EntriesOf } from '../call-entry.ts';
import { fillDeclarationInput } from '../declaration.ts';

import { nothingInput, paperInput } from '../request.ts';
import { uploadDocumentInput, uploadDocumentReply } from '../upload-document.ts';

/** Calls about an application, made by its holder. */
export const applicationCalls = {
  submitPreregistration: {
    ...at.submitPreregistration,
    name: 'submit-preregistration',
    summary: 'Step 1: applies, with the confirmation of the partner network.',
    input: preregistrationInput,
    body: 'form',
    reply: preregistrationReply,
  },
  getApplicant: {
    ...at.getApplicant,
    name: 'get-applicant',
    summary: 'The application as it stands.',
    input: nothingInput,
    reply: applicantReply,
  },
  submitA2Cv: {
    ...at.submitA2Cv,
    name: 'submit-a2-cv',
    summary:
      'Step 2: certificate, CV and passport. The certificate may follow, and the passport an identity card, where the programme allows it.',
    input: step2Input,
    body: 'form',
    reply: applicantReply,
  },
  submitStep2: {
    ...at.submitStep2,
    name: 'submit-step2',
    summary: 'The documents of step 2 under the names of the upload page.',
    input: uploadPageInput,
    body: 'form',
    reply: applicantReply,
  },
  submitVerification: {
    ...at.submitVerification,
    name: 'submit-verification',
    summary: 'Certificate and CV of the verify page; the passport stays missing.',
    input: consentInput,
    body: 'form',
    reply: applicantReply,
  },
  submitEnrolment: {
    ...at.submitEnrolment,
    name: 'submit-enrolment',
    summary: 'Step 3: the signed enrolment declaration.',
    input: nothingInput,
    body: 'form',
    reply: applicantReply,
  },
  submitEnrolmentPhotos: {
    ...at.submitEnrolmentPhotos,
    name: 'submit-enrolment-photos',
    summary: 'Step 3 with photos of the signed declaration, also of one that was sent back: they become one PDF.',
    input: nothingInput,
    body: 'form',
    reply: applicantReply,
  },
  uploadDocument: {
    ...at.uploadDocument,
    name: 'upload-document',
    summary: 'Replaces a document that was sent back, or adds a missing one.',
    input: uploadDocumentInput,
    body: 'form',
    reply: uploadDocumentReply,
  },
  resendLink: {
    ...at.resendLink,
    name: 'resend-link',
    summary: 'Mails the link of an application again. The answer tells nothing.',
    input: resendLinkInput,
    reply: neutralReply,
  },
  updateApplicant: {
    ...at.updateApplicant,
    name: 'update-applicant',
    summary: 'Puts name or e-mail right before an approval, and chooses the language of mails.',
    input: selfCorrectionInput,
    reply: applicantReply,
  },
  withdrawApplication: {
    ...at.withdrawApplication,
    name: 'withdraw-application',
    summary: 'Withdraws the application.',
    input: nothingInput,
    reply: applicantReply,
  },
  announceOriginals: {
    ...at.announceOriginals,
    name: 'announce-originals',
    summary: 'Says that the originals are in the post. May be said again, with another tracking number.',
    input: announceOriginalsInput,
    reply: applicantReply,
  },
  chooseLanguage: {
    ...at.chooseLanguage,
    name: 'choose-language',
    summary: 'The language of mails follows the one of the site: of the account, and of an application by its link.',
    input: chooseLanguageInput,
    reply: neutralReply,
  },
  stopReminders: {
    ...at.stopReminders,
    name: 'stop-reminders',
    summary: 'Ends the reminders of an application; other mails go on.',
    input: nothingInput,
    reply: applicantReply,
  },
  unsubscribe: {
    ...at.unsubscribe,
    name: 'unsubscribe',
    summary: 'The same for mail programs, by the header of a reminder (RFC 8058). Its body is not looked at.',
    input: unsubscribeInput,
    reply: neutralReply,
  },
  enrolmentDeclaration: {
    ...at.enrolmentDeclaration,
    name: 'enrolment-declaration',
    summary: 'The enrolment declaration with name and application id filled in.',
    input: paperInput,
    reply: { file: 'application/pdf' },
  },
  fillDeclaration: {
    ...at.fillDeclaration,
    name: 'fill-declaration',
    summary: 'The enrolment declaration with what was typed filled in. Nothing of it is stored.',
    input: fillDeclarationInput,
    reply: { file: 'application/pdf' },
  },
  coverSheet: {
    ...at.coverSheet,
    name: 'cover-sheet',
    summary: 'The sheet that goes into the envelope with the originals.',
    input: paperInput,
    reply: { file: 'application/pdf' },
  },
} as const satisfies EntriesOf<typeof at>;
