import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ReviewState } from '#contract/model/document.ts';
import { missingDocuments } from '#contract/model/open-documents.ts';
import { isOpen, type Status } from '#contract/model/status.ts';
import { wholeName } from '#contract/person-name.ts';
import { accountStore } from '../accounts/account.store.ts';
import { eventStore, type RecordedEvent } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { alteredDocuments } from '../documents/altered-documents.ts';
import { describeChecks } from '../documents/checks.report.ts';
import { type Document, documentStore } from '../documents/document.store.ts';
import { describeMail } from '../mail/mail-report.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { berlinTime, writtenDate } from '../time/berlin-time.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';
import { deferredDocumentStore } from './deferred-document.store.ts';
import { describeNext } from './next.report.ts';

const LISTED = 50;

/** One line for each application, newest first, a page at a time; `after`: the full id of the last one shown. */
export function listApplicants(
  deps: Deps,
  { status, after }: { status?: Status | undefined; after?: string | undefined },
): string {
  const rows = applicantStore(deps.db).page({ status, after, most: LISTED + 1 });
  const shown = rows.slice(0, LISTED);
  const last = shown.at(-1);
  if (!last && after) return 'No further applications.';
  if (!last) return status ? `No application is ${status}.` : 'No applications yet.';
  const reviews = documentStore(deps.db).reviewsOf(shown.map(({ id }) => id));
  const lines = shown.map((applicant) => line(applicant, reviews.get(applicant.id) ?? []));
  const args = ['list', ...(status ? [status] : []), '--after', last.id].join(' ');
  return [...lines, ...(rows.length > LISTED ? [`Older ones: npm run applicants -- ${args}`] : [])].join('\n');
}

/** The person, whose turn it is, the documents, the history and the mails. */
export async function describeApplicant(deps: Deps, applicant: Applicant): Promise<string> {
  const documents = documentStore(deps.db).current(applicant.id);
  const altered = await alteredDocuments(deps, documents);
  const { root } = deps.folders;
  const sections = [
    [
      `${wholeName(applicant)} <${applicant.email}>${applicant.phone && `, ${applicant.phone}`}`,
      `Application ${applicationNumber(applicant.id)}, ${applicant.id}, language ${applicant.lang}, received ${berlinTime(applicant.created_at)}`,
      `Status ${applicant.status}${applicant.decision_reason ? `: ${applicant.decision_reason}` : ''}`,
      describeNext(deps, applicant),
    ],
    [
      'Documents',
      ...documents.map(
        (document) =>
          `  ${document.type}${document.subtype ? ` (${document.subtype})` : ''}: ${document.review}${document.reason ? ` (${document.reason})` : ''}\n    ${describeFile(deps, document, altered)}${describeChecks(deps, document)}`,
      ),
      ...describeMissing(deps, applicant, documents),
    ],
    [
      'History',
      ...eventStore(deps.db)
        .history('applicant', applicant.id)
        .map(
          (event) =>
            `  ${berlinTime(event.at)} ${event.action}${detailOf(event)} by ${actorOf(deps, event)}${event.to_status ? ` -> ${event.to_status}` : ''}`,
        ),
    ],
    [
      'Mail',
      ...outboxStore(deps.db)
        .listOf(applicant.id)
        .map((mail) => `  ${berlinTime(mail.created_at)} ${mail.template}: ${describeMail(mail)}`),
    ],
    [`Data folder ${root}`],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function describeMissing(deps: Deps, { id, status }: Applicant, documents: readonly Document[]): string[] {
  const deferred = deferredDocumentStore(deps.db).awaited(id);
  const missing = missingDocuments(status, documents).filter((type) => !deferred.some((one) => one.type === type));
  return [
    ...deferred.map(({ type, due_on }) => `  ${type}: follows until ${writtenDate(due_on)}`),
    ...missing.map((type) => `  ${type}: missing`),
  ];
}

function describeFile(deps: Deps, document: Document, altered: readonly Document[]): string {
  const { file_name, mime, size, id } = document;
  const file = `${file_name}, ${mime}, ${size} bytes, ${deps.storage.placeOf(id)}`;
  if (!altered.includes(document)) return file;
  const fault = deps.storage.isWhole(document) ? 'IS NOT THE ONE THAT WAS UPLOADED' : 'IS GONE OR CUT OFF';
  return `${file} (THE FILE ${fault}: restore it, or send the document back)`;
}

/** 'operator (anna)' */
function actorOf({ db }: Deps, { actor, actor_account_id: id, actor_name: name }: RecordedEvent): string {
  const who = id === null ? name : (accountStore(db).find(id)?.email ?? id);
  return who === null ? actor : `${actor} (${who})`;
}

/** ' (document: cv)', or nothing. */
function detailOf({ detail }: RecordedEvent): string {
  const facts = Object.entries(JSON.parse(detail) as Record<string, string | number>);
  return facts.length > 0 ? ` (${facts.map(([name, value]) => `${name}: ${value}`).join(', ')})` : '';
}

function line(applicant: Applicant, reviews: readonly ReviewState[]): string {
  // Of an application that has ended, nothing is checked any more.
  const isOver = !isOpen(applicant.status);
  const count = (state: ReviewState) => (isOver ? 0 : reviews.filter((review) => review === state).length);
  const pending = count('pending');
  const sentBack = count('to_replace');
  const notes = [pending && `${pending} to check`, sentBack && `${sentBack} sent back`].filter(Boolean).join(', ');
  return [
    applicationNumber(applicant.id),
    applicant.status.padEnd(18),
    applicant.lang,
    berlinTime(applicant.created_at),
    `${wholeName(applicant)} <${applicant.email}>`,
    notes && `(${notes})`,
  ]
    .filter(Boolean)
    .join('  ');
}
