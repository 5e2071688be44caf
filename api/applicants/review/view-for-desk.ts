import { applicationNumber } from '#contract/applications/application-number.ts';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Action } from '#contract/model/action.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#contract/model/document.ts';
import { operatorsAct } from '#contract/model/next-act.ts';
import { openDocuments } from '#contract/model/open-documents.ts';
import { STATUS } from '#contract/model/status.ts';
import { wholeName } from '#contract/person-name.ts';
import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { type Document, documentStore, type KeptDocument } from '../../documents/document.store.ts';
import { fileSafetyStore } from '../../documents/file-safety.store.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { partnerStore } from '../../partners/partner.store.ts';
import { correctionRequestStore } from '../../personal-data/correction-request.store.ts';
import { stakesOf } from '../../placements/stakes.ts';
import { viewPoolState } from '../../placements/view-placement.ts';
import { seasonStore } from '../../seasons/season.store.ts';
import { plannedSeasonOf } from '../../seasons/season-of.ts';
import { isoTime, isoTimeOrNull } from '../../time/iso-time.ts';
import type { Applicant } from '../applicant.store.ts';
import { possibleActions } from '../application-rules.ts';
import { deferredDocumentStore } from '../deferred-document.store.ts';
import { canUploadForApplicant } from '../documents-needed.ts';
import { applicationFacts } from '../facts.ts';
import { holdDays, holdDueSince } from '../hold-days.ts';
import { loadApplicant } from '../load.ts';
import { mayFollowUntil } from '../may-follow.ts';
import { originalsOf } from '../originals.ts';
import { undeliveredOf } from '../undelivered.ts';
import { applicantNoteStore } from './applicant-note.store.ts';
import { deskSeen } from './desk-seen.ts';
import { deskTimeline, personOf } from './desk-timeline.ts';
import { duplicatesOf } from './duplicates.ts';

const MOST_DOCUMENTS = 100;
const MOST_NOTES = 100;
const MOST_MAILS = 200;

/** An application as this operator sees it on the desk. Throws `applicant_not_found`. */
export function viewForDesk(deps: Deps, id: string, accountId: string): DeskApplication {
  const applicant = loadApplicant(deps, id);
  const current = documentStore(deps.db).current(id);
  const kept = documentStore(deps.db).newestOf(id, MOST_DOCUMENTS);
  const originals = originalsOf(deps, applicant);
  const mails = outboxStore(deps.db).newestOf(id, MOST_MAILS);
  const stakes = stakesOf(deps, id);
  const { status } = applicant;
  return {
    id,
    number: applicationNumber(id),
    first_name: applicant.first_name,
    middle_name: applicant.middle_name,
    last_name: applicant.last_name,
    email: applicant.email,
    phone: applicant.phone,
    lang: applicant.lang,
    status,
    created_at: isoTime(applicant.created_at),
    decision_reason: applicant.decision_reason,
    has_account: applicant.user_id !== null,
    partner: partnerOf(deps, applicant),
    hold: holdOf(applicant),
    hold_days: holdDays(deps.clock.now()),
    waits: waitsOf(deps, applicant, current),
    can: operatorsActions(applicant, deps.clock.now()),
    uploads: DOCUMENT_TYPES.filter((type) => canUploadForApplicant(type, status)),
    documents: documentsOf(deps, current, kept, eventStore(deps.db).documentsViewed(id, accountId)),
    blocking: blocking(deps, applicant, current),
    deferred: deferredDocumentStore(deps.db).awaited(id),
    passport_may_follow_until: mayFollowUntil('passport', plannedSeasonOf(deps, applicant), deps.clock.now()) ?? null,
    season: namesOf(deps, applicant.season_id),
    wished_season: namesOf(deps, applicant.wished_season_id),
    originals_posted_at: isoTimeOrNull(applicant.originals_posted_at),
    originals,
    tracking_number: applicant.tracking_number,
    seen: deskSeen(applicant, current, originals, stakes),
    timeline: deskTimeline(deps, id, kept, mails),
    notes: applicantNoteStore(deps.db)
      .newest(id, MOST_NOTES)
      .map(({ id: noteId, kind, note, account_id, created_at }) => ({
        id: noteId,
        kind,
        note,
        author: personOf(deps, account_id, null),
        created_at: isoTime(created_at),
      })),
    duplicates: duplicatesOf(deps, applicant).map(({ id: other, first_name, last_name, created_at, ...rest }) => ({
      ...rest,
      id: other,
      number: applicationNumber(other),
      name: wholeName({ first_name, last_name }),
      created_at: isoTime(created_at),
    })),
    stakes,
    pool: viewPoolState(deps, id),
    undelivered: undeliveredOf(deps, mails),
    correction: correctionOf(deps, id),
  };
}

function holdOf({ held_at, hold_reason, held_until }: Applicant): DeskApplication['hold'] {
  return held_at === null ? null : { since: isoTime(held_at), reason: hold_reason, until: held_until };
}

/** The operator's actions, without those that would change nothing. */
function operatorsActions(applicant: Applicant, now: number): Action[] {
  const isHeld = applicant.held_at !== null;
  // One whose day has come can be held again.
  const isResting = isHeld && holdDueSince(applicant, now) === undefined;
  return possibleActions(applicant.status, 'operator').filter(
    (action) => (action !== 'go-on' || isHeld) && (action !== 'hold' || !isResting),
  );
}

function correctionOf({ db }: Deps, applicantId: string): DeskApplication['correction'] {
  const waiting = correctionRequestStore(db).open(applicantId);
  if (!waiting) return null;
  const { id, field, text, created_at } = waiting;
  return { id, field, text, created_at: isoTime(created_at) };
}

function partnerOf({ db }: Deps, { partner_id: id }: Applicant): DeskApplication['partner'] {
  const partner = id === null ? undefined : partnerStore(db).findByPartnerId(id);
  return partner
    ? { partner_id: partner.partner_id, name: partner.organization_name, code: partner.invite_code }
    : null;
}

function waitsOf(deps: Deps, applicant: Applicant, documents: readonly Document[]): DeskApplication['waits'] {
  const act = operatorsAct(applicationFacts(deps, applicant, documents));
  return act && { kind: act.kind, documents: [...act.documents], since: isoTimeOrNull(act.since ?? null) };
}

/** The current documents in the order of the steps, then the replaced ones, newest first. */
function documentsOf(
  deps: Deps,
  current: readonly Document[],
  kept: readonly KeptDocument[],
  seen: ReadonlySet<string>,
): DeskDocument[] {
  const replaced = kept.filter(({ replaced_at }) => replaced_at !== null);
  const all = [...current.map((document) => ({ ...document, replaced_at: null })), ...replaced];
  const safety = fileSafetyStore(deps.db).of(all.map(({ id }) => id));
  return all.map((document) => ({
    id: document.id,
    type: document.type,
    subtype: document.subtype,
    file_name: document.file_name,
    mime: document.mime,
    size: document.size,
    review: document.review,
    reason: document.reason,
    uploaded_at: isoTime(document.uploaded_at),
    uploaded_by: personOf(deps, document.uploaded_by, null),
    replaced_at: isoTimeOrNull(document.replaced_at),
    removed_at: isoTimeOrNull(document.removed_at),
    seen: seen.has(document.id),
    safety: safety.get(document.id) ?? { findings: null, malware: 'off' },
  }));
}

/** Documents that stand in the way of the next approval; a deferred one only in that of the last. */
function blocking(deps: Deps, { id, status }: Applicant, documents: readonly Document[]): DocumentType[] {
  const deferred = deferredDocumentStore(deps.db).awaited(id);
  return openDocuments({ status, documents, deferred }, { isLast: STATUS[status].decision === 'complete' });
}

function namesOf({ db }: Deps, seasonId: string | null) {
  const season = seasonStore(db).find(seasonId);
  return season ? { de: season.name_de, en: season.name_en } : null;
}
