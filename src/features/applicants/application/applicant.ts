import type { ApplicantView } from '#contract/applications/applicant.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { ACTIONS } from '#contract/model/action.ts';
import { DOCUMENT_TYPES, REVIEW_STATES } from '#contract/model/document.ts';
import type { OriginalView } from '#contract/model/original.ts';
import { readStatus, type Status } from '#contract/model/status.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

type Row = { readonly [Field in string]?: unknown };

/**
 * The contract's `applicantView` as this page reads it, by hand: zod would be 8 KB for everybody who touches a page. Only
 * id and status are indispensable: a page that was opened before a new version of the server must not stumble over a field.
 */
function read(one: { readonly [Field in keyof ApplicantView]?: unknown }, id: string, status: Status) {
  return {
    id,
    status,
    first_name: text(one.first_name),
    middle_name: textOrNull(one.middle_name),
    last_name: text(one.last_name),
    email: text(one.email),
    phone: textOrNull(one.phone),
    access_token: text(one.access_token),
    expires_at: text(one.expires_at),
    user_id: textOrNull(one.user_id),
    lang: text(one.lang),
    decision_reason: textOrNull(one.decision_reason),
    documents: known(one.documents, isDocument),
    missing_documents: known(one.missing_documents, isType),
    promised_documents: known(one.promised_documents, isPromised),
    a2_may_follow_until: textOrNull(one.a2_may_follow_until),
    passport_may_follow_until: textOrNull(one.passport_may_follow_until),
    can: known(one.can, among(ACTIONS)),
    on_hold: one.on_hold === true,
    usual_days: typeof one.usual_days === 'number' ? one.usual_days : null,
    needs_placement: one.needs_placement === true,
    obstacles: known(one.obstacles, isText),
    reminders_stopped: one.reminders_stopped === true,
    originals_posted_at: textOrNull(one.originals_posted_at),
    originals_due_on: textOrNull(one.originals_due_on),
    today: text(one.today),
    // Only the status page looks at them, word by word.
    originals: (Array.isArray(one.originals) ? one.originals : []) as OriginalView[],
    tracking_number: text(one.tracking_number),
    season: isSeason(one.season) ? one.season : null,
    season_over: one.season_over === true,
    other_seasons: known(one.other_seasons, isSeason),
    wished_season: textOrNull(one.wished_season),
    // Does not compile where a field of the contract is left out.
  } satisfies Record<keyof ApplicantView, unknown>;
}

/** The contract's view as this page reads it: what the server answers, with the words for originals that are known. */
type Served = Omit<ApplicantView, 'originals'> & Record<'originals' & keyof ApplicantView, OriginalView[]>;
/** Does not compile where the server has no such field, or one of another type. */
type PartOf<_Whole extends Part, Part> = Part;
export type Applicant = PartOf<Served, ReturnType<typeof read>>;

/**
 * The applicant in an answer `{ applicant }`: 'status-unknown' where the server is newer than this page, undefined for an
 * answer without one.
 */
export function readApplicant({
  applicant,
}: Unchecked<ReplyOf<'POST /api/functions/get-applicant'>>): Applicant | 'status-unknown' | undefined {
  const { id, status, ...others } = rowOf(applicant);
  const known = readStatus(status);
  if (typeof status === 'string' && !known) return 'status-unknown';
  return known && typeof id === 'string' ? read(others, id, known) : undefined;
}

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});
const isText = (value: unknown): value is string => typeof value === 'string';
const text = (value: unknown): string => (isText(value) ? value : '');
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Drops the items of a list that only a newer server knows. */
const known = <T>(items: unknown, isKnown: (item: unknown) => item is T): T[] =>
  Array.isArray(items) ? items.filter(isKnown) : [];

const among =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);
const isType = among(DOCUMENT_TYPES);

function isDocument(item: unknown): item is ApplicantView['documents'][number] {
  const { type, subtype, review, reason, file_name, size, uploaded_at } = rowOf(item);
  return (
    isType(type) &&
    among(REVIEW_STATES)(review) &&
    [subtype, reason].every((each) => each === null || isText(each)) &&
    isText(file_name) &&
    isText(uploaded_at) &&
    typeof size === 'number'
  );
}

function isPromised(item: unknown): item is ApplicantView['promised_documents'][number] {
  const { type, due_on } = rowOf(item);
  return isType(type) && isText(due_on);
}

function isSeason(item: unknown): item is NonNullable<ApplicantView['season']> {
  const { id, name_de, name_en, starts_on, ends_on } = rowOf(item);
  return [id, name_de, name_en, starts_on, ends_on].every(isText);
}

/** What a part of a page of one application gets: the application, the token that opened it, and its texts. */
export interface ApplicantProps<Texts> {
  applicant: Applicant;
  token: string;
  texts: Texts;
}
