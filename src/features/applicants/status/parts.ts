import { part } from '#src/ui/part.tsx';
import { offersAccount } from '../account/offers-account.ts';
import type { Applicant } from '../application/applicant.ts';
import { screenFor } from '../application/projection.ts';
import { sendableDocuments } from '../documents/sendable-documents.ts';
import { declarationToChange } from '../enrolment/declaration-to-change.ts';
import { hasArrived, mayAnnounce } from './originals.ts';

/** What /status shows to some applicants only, or what few of them use: on a slow line the others do not wait for it. */
export const AccountBlock = part(async () => (await import('../account/AccountBlock.tsx')).AccountBlock);
export const ChangeDeclaration = part(
  async () => (await import('../enrolment/ChangeDeclaration.tsx')).ChangeDeclaration,
);
export const DataRights = part(async () => (await import('./DataRights.tsx')).DataRights);
export const MyDetails = part(async () => (await import('./MyDetails.tsx')).MyDetails);
export const OriginalsBlock = part(async () => (await import('./OriginalsBlock.tsx')).OriginalsBlock);
export const StopReminders = part(async () => (await import('./StopReminders.tsx')).StopReminders);
export const SendableDocuments = part(
  async () => (await import('../documents/SendableDocuments.tsx')).SendableDocuments,
);

/** Whether somebody has followed the link 'no more reminders'. */
export function stopsReminders(search: string): boolean {
  return new URLSearchParams(search).get('reminders') === 'stop';
}

export function hasSendable(applicant: Applicant): boolean {
  return sendableDocuments(applicant, screenFor(applicant.status)).length > 0;
}

/** Fetches those that are shown of this application. */
export function loadParts(applicant: Applicant): Promise<unknown> {
  const shown = [
    DataRights,
    MyDetails,
    StopReminders,
    ...(offersAccount(applicant) ? [AccountBlock] : []),
    ...(declarationToChange(applicant) ? [ChangeDeclaration] : []),
    ...(mayAnnounce(applicant) || hasArrived(applicant) ? [OriginalsBlock] : []),
    ...(hasSendable(applicant) ? [SendableDocuments] : []),
  ];
  return Promise.all(shown.map(({ load }) => load()));
}
