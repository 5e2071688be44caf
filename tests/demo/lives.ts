import { FULL_MAILBOX, UNKNOWN_MAILBOX } from './mailbox.ts';
import {
  accept,
  approve,
  complete,
  correctAddress,
  postOriginals,
  reject,
  reopen,
  type Step,
  sendBack,
  sendDeclaration,
  sendDocuments,
  upload,
  withdrawBySelf,
} from './steps.ts';

/** What happens to an application after it has come in. */
export interface Life {
  name: string;
  steps: readonly Step[];
  /** How many days the end of it may be over at most. */
  longestRestDays?: number;
}

const documents = [approve, sendDocuments()];
const approved = [...documents, approve];
const declared = [...approved, sendDeclaration];
const posted = [...declared, postOriginals];

/** So many have every status, and every type of document that applicants send. */
export const EVERY_STATUS = 12;

/** One after the other, again and again. */
export const LIVES: readonly Life[] = [
  { name: 'waits for the first look', steps: [] },
  { name: 'step 1 approved, to send documents', steps: [approve] },
  { name: 'documents to look at', steps: documents },
  { name: 'documents approved, to send the declaration', steps: approved },
  { name: 'declaration to look at', steps: declared },
  { name: 'complete', steps: [...posted, complete] },
  { name: 'rejected', steps: [reject] },
  { name: 'withdrawn', steps: [approve, withdrawBySelf] },
  { name: 'passport sent back', steps: [...documents, sendBack('passport')] },
  { name: 'certificate replaced', steps: [...documents, sendBack('a2', 'cut'), upload('a2')] },
  { name: 'A2 certificate follows', steps: [approve, sendDocuments('late'), approve] },
  { name: 'originals in the post', steps: [...declared, accept('enrolment'), postOriginals] },
  { name: 'waits for the first look', steps: [] },
  { name: 'confirmation sent back', steps: [sendBack('hub4africa', 'cut')] },
  { name: 'an identity card', steps: [approve, sendDocuments('id')] },
  { name: 'passport missing', steps: [approve, sendDocuments('verify')] },
  { name: 'late certificate has come', steps: [approve, sendDocuments('late'), upload('a2')] },
  { name: 'opened again', steps: [reject, reopen] },
  { name: 'declaration sent back', steps: [...declared, sendBack('enrolment', 'unsigned')] },
  { name: 'half of the documents accepted', steps: [...documents, accept('cv'), accept('a2')] },
  { name: 'complete', steps: [...posted, complete] },
  { name: 'step 1 approved, to send documents', steps: [approve] },
  { name: 'replaced twice', steps: [...documents, sendBack('cv'), upload('cv'), sendBack('cv', 'cut'), upload('cv')] },
  { name: 'documents to look at', steps: documents },
];

/** These happen once, after those: what mails can meet. After three days no mail waits any more. */
export const MAIL_TROUBLE: readonly Life[] = [
  { name: 'mails come back', steps: [correctAddress(UNKNOWN_MAILBOX)], longestRestDays: 2 },
  { name: 'mailbox is full', steps: [correctAddress(FULL_MAILBOX)], longestRestDays: 2 },
];
