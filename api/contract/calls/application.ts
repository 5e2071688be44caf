import * as applicant from '../applications/applicant.ts';
import { fillDeclarationInput } from '../applications/declaration.ts';
import { wishSeasonInput } from '../applications/season-view.ts';
import type { CallEntries } from '../call-entry.ts';
import { uploadDocumentInput, uploadDocumentReply } from '../documents/upload-document.ts';
import { paperInput } from '../request.ts';

/** Calls about an application, made by its holder. */
export const applicationCalls = {
  submitPreregistration: {
    at: 'POST /api/functions/submit-preregistration',
    summary: 'Step 1: applies, with the confirmation of the partner network.',
    input: applicant.preregistrationInput,
    aliases: { firstName: 'first_name', middleName: 'middle_name', lastName: 'last_name' },
    files: { hub4africa: ['hub4africa_file', 'hub4africaConfirmation'] },
    reply: applicant.preregistrationReply,
  },
  getApplicant: {
    at: 'POST /api/functions/get-applicant',
    alsoGet: true,
    summary: 'The application as it stands.',
    reply: applicant.applicantReply,
  },
  submitA2Cv: {
    at: 'POST /api/functions/submit-a2-cv',
    summary:
      'Step 2: certificate, CV and passport. The certificate may follow, and the passport an identity card, where the programme allows it.',
    input: applicant.step2Input,
    files: { a2: ['a2_file'], cv: ['cv_file'], passport: ['passport_file', 'id_file'] },
    reply: applicant.applicantReply,
  },
  submitStep2: {
    at: 'POST /api/functions/submit-step2',
    summary: 'The documents of step 2 under the names of the upload page.',
    input: applicant.step2Input,
    files: { cv: ['cv_file'], a2: ['a2_file'], passport: ['id_file', 'passport_file'] },
    reply: applicant.applicantReply,
  },
  submitVerification: {
    at: 'POST /api/functions/submit-verification',
    summary: 'Certificate and CV of the verify page; the passport stays missing.',
    input: applicant.consentInput,
    files: { a2: ['a2_file'], cv: ['cv_file'] },
    reply: applicant.applicantReply,
  },
  submitEnrolment: {
    at: 'POST /api/functions/submit-enrolment',
    summary: 'Step 3: the signed enrolment declaration.',
    files: { enrolment: ['enrolment_file'] },
    reply: applicant.applicantReply,
  },
  uploadDocument: {
    at: 'POST /api/functions/upload-document',
    summary: 'Replaces a document that was sent back, or adds a missing one.',
    input: uploadDocumentInput,
    files: { file: ['file'] },
    reply: uploadDocumentReply,
  },
  resendLink: {
    at: 'POST /api/functions/resend-link',
    summary: 'Mails the link of an application again. The answer tells nothing.',
    input: applicant.resendLinkInput,
    reply: applicant.neutralReply,
  },
  updateApplicant: {
    at: 'POST /api/functions/update-applicant',
    summary: 'Puts name or e-mail right before an approval, and chooses the language of mails.',
    input: applicant.selfCorrectionInput,
    reply: applicant.applicantReply,
  },
  withdrawApplication: {
    at: 'POST /api/functions/withdraw-application',
    summary: 'Withdraws the application.',
    reply: applicant.applicantReply,
  },
  wishSeason: {
    at: 'POST /api/functions/wish-season',
    summary: 'Asks to be moved into another open season, or no longer does. An operator moves.',
    input: wishSeasonInput,
    reply: applicant.applicantReply,
  },
  announceOriginals: {
    at: 'POST /api/functions/announce-originals',
    summary: 'Says that the originals are in the post. May be said again, with another tracking number.',
    input: applicant.announceOriginalsInput,
    reply: applicant.applicantReply,
  },
  chooseLanguage: {
    at: 'POST /api/functions/choose-language',
    summary: 'The language of mails follows the one of the site: of the account, and of an application by its link.',
    input: applicant.chooseLanguageInput,
    reply: applicant.neutralReply,
  },
  stopReminders: {
    at: 'POST /api/functions/stop-reminders',
    summary: 'Ends the reminders of an application; other mails go on.',
    reply: applicant.applicantReply,
  },
  unsubscribe: {
    at: 'POST /api/reminders/unsubscribe/:unsubscribe_token',
    summary: 'The same for mail programs, by the header of a reminder (RFC 8058). Its body is not looked at.',
    input: applicant.unsubscribeInput,
    reply: applicant.neutralReply,
  },
  enrolmentDeclaration: {
    at: 'GET /api/functions/enrolment-declaration',
    summary: 'The enrolment declaration with name and application id filled in.',
    input: paperInput,
    reply: { file: 'application/pdf' },
  },
  fillDeclaration: {
    at: 'POST /api/functions/fill-declaration',
    summary: 'The enrolment declaration with what was typed filled in. Nothing of it is stored.',
    input: fillDeclarationInput,
    reply: { file: 'application/pdf' },
  },
  coverSheet: {
    at: 'GET /api/functions/cover-sheet',
    summary: 'The sheet that goes into the envelope with the originals.',
    input: paperInput,
    reply: { file: 'application/pdf' },
  },
} as const satisfies CallEntries;
