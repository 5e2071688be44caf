import * as z from 'zod/mini';
import { type ApplicantView, type applicantReply, documentView } from '#contract/applications/applicant.ts';
import { ACTIONS } from '#contract/model/action.ts';
import { DOCUMENT_TYPES } from '#contract/model/document.ts';
import type { OriginalView } from '#contract/model/original.ts';
import { readStatus, STATUSES } from '#contract/model/status.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

/** Drops the items of a list that only a newer server knows. */
function known<T>(item: z.ZodMiniType<T>) {
  const itemsOf = (items: unknown[]) => items.flatMap((one) => z.safeParse(item, one).data ?? []);
  return z.catch(z.pipe(z.array(z.unknown()), z.transform(itemsOf)), []);
}

const textOrNull = z.catch(z.nullable(z.string()), null);

/**
 * The part of the contract's `applicantView` that this page reads. Only id and status are indispensable: a page that
 * was opened before a new version of the server must not stumble over a field.
 */
const readable = z.object({
  id: z.string(),
  status: z.pipe(z.transform(readStatus), z.enum(STATUSES)),
  first_name: z.catch(z.string(), ''),
  middle_name: textOrNull,
  last_name: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  phone: textOrNull,
  access_token: z.catch(z.string(), ''),
  expires_at: z.catch(z.string(), ''),
  user_id: textOrNull,
  lang: z.catch(z.string(), ''),
  decision_reason: textOrNull,
  documents: known(documentView),
  missing_documents: known(z.enum(DOCUMENT_TYPES)),
  promised_documents: known(z.object({ type: z.enum(DOCUMENT_TYPES), due_on: z.string() })),
  a2_may_follow_until: textOrNull,
  passport_may_follow_until: textOrNull,
  can: known(z.enum(ACTIONS)),
  on_hold: z.catch(z.boolean(), false),
  usual_days: z.catch(z.nullable(z.number()), null),
  needs_placement: z.catch(z.boolean(), false),
  reminders_stopped: z.catch(z.boolean(), false),
  originals_posted_at: textOrNull,
  originals_due_on: textOrNull,
  // The schema of the contract would come to every page; only the status page looks at them.
  originals: z.catch(z.array(z.any()), []) as z.ZodMiniType<OriginalView[]>,
  tracking_number: z.catch(z.string(), ''),
  // Their schema would come to every page, as that of the originals.
  season: z.catch(z.any(), null) as z.ZodMiniType<ApplicantView['season']>,
  other_seasons: z.catch(z.array(z.any()), []) as z.ZodMiniType<ApplicantView['other_seasons']>,
  wished_season: textOrNull,
});

/** The contract's view as this page reads it: what the server answers, with the words for originals that are known. */
type Served = Omit<ApplicantView, 'originals'> & Record<'originals' & keyof ApplicantView, OriginalView[]>;
/** Does not compile where the server has no such field, or one of another type. */
type PartOf<_Whole extends Part, Part> = Part;
export type Applicant = PartOf<Served, z.infer<typeof readable>>;

type ApplicantReply = z.infer<typeof applicantReply>;

/**
 * The applicant in an answer `{ applicant }`: 'status-unknown' where the server is newer than this page, undefined for an
 * answer without one.
 */
export function readApplicant(reply: Unchecked<ApplicantReply>): Applicant | 'status-unknown' | undefined {
  const status = (reply.applicant as { status?: unknown } | null | undefined)?.status;
  if (typeof status === 'string' && readStatus(status) === undefined) return 'status-unknown';
  return z.safeParse(z.object({ applicant: readable }), reply).data?.applicant;
}
