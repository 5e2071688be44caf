import path from 'node:path';
import type { Status } from '#contract/applicant.ts';
import type { ReviewState } from '#contract/document.ts';
import type { RecordedEvent } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';
import { missingDocuments } from './requirements.ts';
import { possibleActions } from './status.ts';

const LISTED = 50;

/** One line for each application, newest first, a page at a time; `after`: the whole id of the last one seen. */
export function listApplicants(
  deps: Deps,
  { status, after }: { status?: Status | undefined; after?: string | undefined },
): string {
  const rows = deps.applicants.page({ status, after, most: LISTED + 1 });
  const shown = rows.slice(0, LISTED);
  const last = shown.at(-1);
  if (!last && after) return 'No further applications.';
  if (!last) return status ? `No application is ${status}.` : 'No applications yet.';
  const reviews = deps.documents.reviewsOf(shown.map(({ id }) => id));
  const lines = shown.map((applicant) => line(applicant, reviews.get(applicant.id) ?? []));
  const words = ['list', ...(status ? [status] : []), '--after', last.id].join(' ');
  return [...lines, ...(rows.length > LISTED ? [`Older ones: npm run applicants -- ${words}`] : [])].join('\n');
}

/** Everything that a decision needs: who, which files, what is possible, what happened. */
export function describeApplicant(deps: Deps, applicant: Applicant): string {
  const documents = deps.documents.current(applicant.id);
  const { root, uploads } = deps.folders;
  const sections = [
    [
      `${fullName(applicant)} <${applicant.email}>${applicant.phone && `, ${applicant.phone}`}`,
      `Application ${applicant.id}, language ${applicant.lang}, received ${time(applicant.created_at)}`,
      `Status ${applicant.status}${applicant.decision_reason ? `: ${applicant.decision_reason}` : ''}`,
      `Possible: ${possibleActions(applicant.status, 'operator').join(', ') || 'nothing'}`,
    ],
    [
      'Documents',
      ...documents.map(
        (document) =>
          `  ${document.type}${document.subtype ? ` (${document.subtype})` : ''}: ${document.review}${document.reason ? ` (${document.reason})` : ''}\n    ${document.file_name}, ${document.mime}, ${document.size} bytes, ${path.join(uploads, document.id)}`,
      ),
      ...missingDocuments(applicant.status, documents).map((type) => `  ${type}: missing`),
    ],
    [
      'History',
      ...deps.events
        .history('applicant', applicant.id)
        .map(
          (event) =>
            `  ${time(event.at)} ${event.action}${detailOf(event)} by ${event.actor}${event.to_status ? ` -> ${event.to_status}` : ''}`,
        ),
    ],
    [
      'Mail',
      ...deps.outbox
        .listOf(applicant.id)
        .map(
          (mail) =>
            `  ${time(mail.created_at)} ${mail.template}: ${mail.state}${mail.last_error ? ` (${mail.last_error})` : ''}`,
        ),
    ],
    [`Data folder ${root}`],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

/** ' (document: cv)', or nothing. */
function detailOf({ detail }: RecordedEvent): string {
  const facts = Object.entries(JSON.parse(detail) as Record<string, string | number>);
  return facts.length > 0 ? ` (${facts.map(([name, value]) => `${name}: ${value}`).join(', ')})` : '';
}

function line(applicant: Applicant, reviews: readonly ReviewState[]): string {
  const pending = reviews.filter((review) => review === 'pending').length;
  const sentBack = reviews.filter((review) => review === 'to_replace').length;
  const notes = [pending && `${pending} to check`, sentBack && `${sentBack} sent back`].filter(Boolean).join(', ');
  return [
    applicant.id.slice(0, 8),
    applicant.status.padEnd(18),
    time(applicant.created_at),
    `${fullName(applicant)} <${applicant.email}>`,
    notes && `(${notes})`,
  ]
    .filter(Boolean)
    .join('  ');
}

function fullName(applicant: Applicant): string {
  return [applicant.first_name, applicant.middle_name, applicant.last_name].filter(Boolean).join(' ');
}

const TIME = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Berlin time, as everywhere in the product. */
function time(at: number): string {
  return TIME.format(at).replace(',', '');
}
