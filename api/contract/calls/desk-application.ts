import type { CallEntries } from '../call-entry.ts';
import * as deskApplication from '../desk/desk-application.ts';

/** Calls that look at one application on the review desk, and decide about it. */
export const deskApplicationCalls = {
  getDeskApplication: {
    at: 'GET /api/admin/applications/:applicant_id',
    summary: 'One application with all that an operator looks at: documents, history, notes, what can be decided.',
    input: deskApplication.applicationIdInput,
    reply: deskApplication.deskApplicationReply,
  },
  getDeskApplicationAhead: {
    at: 'GET /api/admin/applications/:applicant_id/ahead',
    summary: 'The same for the desk, which has it at hand before anybody looks at it. Written down as such.',
    input: deskApplication.applicationIdInput,
    reply: deskApplication.deskApplicationReply,
  },
  decideApplication: {
    at: 'POST /api/admin/decide-application',
    summary: 'A decision of an operator who has seen the application as it is. Its mail goes out some seconds later.',
    input: deskApplication.decideInput,
    reply: deskApplication.decisionReply,
  },
  undoDecision: {
    at: 'POST /api/admin/undo-decision',
    summary: 'Takes the last decision back, if its mail has not gone out and nothing else has happened.',
    input: deskApplication.undoInput,
    reply: deskApplication.decisionReply,
  },
  previewDecision: {
    at: 'POST /api/admin/preview-decision',
    summary: 'The mail that a decision would send, with a link that opens nothing. Decides nothing.',
    input: deskApplication.previewInput,
    reply: deskApplication.previewReply,
  },
  correctApplication: {
    at: 'POST /api/admin/correct-application',
    summary: 'Corrects name or e-mail. A new address gets the link, the old one a notice.',
    input: deskApplication.deskCorrectionInput,
    reply: deskApplication.deskApplicationReply,
  },
  holdApplication: {
    at: 'POST /api/admin/hold-application',
    summary:
      'Puts an application on hold until a day, with a reason, or lets it go on. Its status stays, nothing is mailed.',
    input: deskApplication.holdInput,
    reply: deskApplication.deskApplicationReply,
  },
  uploadForApplicant: {
    at: 'POST /api/admin/upload-document',
    summary: 'A document that an operator adds or replaces on behalf of the applicant, marked as such.',
    input: deskApplication.deskUploadInput,
    files: { file: ['file'] },
    reply: deskApplication.deskApplicationReply,
  },
  noteApplication: {
    at: 'POST /api/admin/note-application',
    summary: 'What operators write down about an application for themselves.',
    input: deskApplication.applicantNoteInput,
    reply: deskApplication.deskApplicationReply,
  },
} as const satisfies CallEntries;
