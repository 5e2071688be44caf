import { neutralReply, resendLinkInput } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { applicationIdInput, deskApplicationReply } from '../desk/desk-application.ts';
import { hoursInWords } from '../duration.text.ts';
import { DATA_LINK_HOURS } from '../limits.ts';
import * as erasure from '../personal-data/erasure.ts';
import * as personalData from '../personal-data/personal-data.ts';
import { paperInput } from '../request.ts';

/** Calls about one's own data. */
export const personalDataCalls = {
  requestDataLink: {
    at: 'POST /api/my-data/request-link',
    summary: `Mails links to the page “your data”, valid for ${hoursInWords(DATA_LINK_HOURS).en}, one for each application. The answer tells nothing.`,
    input: resendLinkInput,
    reply: neutralReply,
  },
  mailDataLink: {
    at: 'POST /api/my-data/mail-link',
    summary: 'The same for one application, asked for by its owner.',
    input: personalData.mailDataLinkInput,
    reply: neutralReply,
  },
  getOwnData: {
    at: 'GET /api/my-data',
    summary: 'What the page “your data” shows.',
    reply: personalData.ownDataReply,
  },
  ownConsents: {
    at: 'GET /api/my-data/consents',
    summary: 'What somebody with an application has agreed to, and who sees their name.',
    input: personalData.mailDataLinkInput,
    reply: personalData.ownConsentsReply,
  },
  setOwnConsent: {
    at: 'POST /api/my-data/set-consent',
    summary: 'Gives or withdraws a consent on the page “your data”.',
    input: personalData.setOwnConsentInput,
    reply: personalData.ownDataReply,
  },
  requestCorrection: {
    at: 'POST /api/my-data/request-correction',
    summary: 'Asks the operator to put something right; one request waits at a time.',
    input: personalData.correctionRequestInput,
    reply: personalData.ownDataReply,
  },
  answerCorrection: {
    at: 'POST /api/admin/answer-correction',
    summary: 'The operator’s answer to such a request: put right or not, with a sentence that is mailed.',
    input: personalData.answerCorrectionInput,
    reply: deskApplicationReply,
  },
  exportOwnData: {
    at: 'POST /api/my-data/export',
    summary: 'Everything about the caller as a ZIP: data.json with every field explained, an overview, all files.',
    input: paperInput,
    reply: { file: 'application/zip' },
  },
  exportAccountData: {
    at: 'POST /api/me/data-export',
    summary: 'The same of the account that is signed in, with the applications that belong to it.',
    input: paperInput,
    reply: { file: 'application/zip' },
  },
  exportForPerson: {
    at: 'POST /api/admin/data-export',
    summary: 'The same of an application, made by the operator for its applicant.',
    input: applicationIdInput,
    reply: { file: 'application/zip' },
  },
  eraseOwnData: {
    at: 'POST /api/my-data/erase',
    summary: 'Erases the caller’s application; with an account, all its applications and the account.',
    input: erasure.eraseOwnDataInput,
    reply: neutralReply,
  },
  eraseAccount: {
    at: 'POST /api/me/erase-account',
    summary: 'Erases the caller’s account, where it holds no application; the last one of an organisation ends it.',
    input: erasure.eraseAccountInput,
    reply: neutralReply,
  },
  eraseObstacle: {
    at: 'GET /api/me/erase-obstacle',
    summary: 'What keeps the caller’s account from being erased now; null for nothing.',
    reply: erasure.eraseObstacleReply,
  },
  erasePerson: {
    at: 'POST /api/admin/erase',
    summary: 'Erases an application for its applicant, with a reason.',
    input: erasure.erasePersonInput,
    reply: neutralReply,
  },
  listErasures: {
    at: 'GET /api/admin/erasures',
    summary: 'The log of erasures, newest first: when, why and by whom, never of whom.',
    input: erasure.listErasuresInput,
    reply: erasure.listErasuresReply,
  },
} as const satisfies CallEntries;
