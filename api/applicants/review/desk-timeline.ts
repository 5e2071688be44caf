import type { TimelineEntry } from '#contract/desk/desk-application.ts';
import { isDocumentType } from '#contract/model/document.ts';
import { isStatus } from '#contract/model/status.ts';
import { accountStore } from '../../accounts/account.store.ts';
import { eventStore, type RecordedEvent } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import type { KeptDocument } from '../../documents/document.store.ts';
import type { OutboxRow } from '../../mail/outbox.store.ts';
import { seasonInLog } from '../../seasons/season-name.ts';
import { isoTime } from '../../time/iso-time.ts';

// More than anybody reads; the event log has them all.
const MOST = 200;
// Loading ahead is no view: nobody has looked at the document or application yet. Only the log has it.
const LOADED_AHEAD = ['load-application', 'load-document'];

/** What has happened to an application: events, mails and uploads, newest first. */
export function deskTimeline(
  deps: Deps,
  id: string,
  documents: readonly KeptDocument[],
  mails: readonly OutboxRow[],
): TimelineEntry[] {
  const events = eventStore(deps.db)
    .newest('applicant', id, MOST)
    .filter(({ action }) => !LOADED_AHEAD.includes(action))
    .map((event) => ofEvent(deps, event));
  return [...events, ...mails.map(ofMail), ...documents.map((one) => ofUpload(deps, one))]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
}

/** The address of an account, or the name given to the command line; null for the holder of a personal link. */
export function personOf({ db }: Pick<Deps, 'db'>, accountId: string | null, name: string | null) {
  return accountId === null ? name : accountStore(db).emailOf(accountId);
}

const NOTHING = { person: null, from: null, to: null, document: null, detail: null } as const;

function ofEvent(deps: Deps, event: RecordedEvent): TimelineEntry {
  const { document, undone, reason, fields, originals, without, to } = JSON.parse(event.detail) as Record<
    string,
    unknown
  >;
  const season = event.action === 'move-season' ? seasonInLog(deps.db, String(to)) : undefined;
  const said = [undone, reason, fields, originals, without, season].find((value) => typeof value === 'string');
  return {
    ...NOTHING,
    id: `event-${event.id}`,
    kind: 'event',
    at: isoTime(event.at),
    what: event.action,
    actor: event.actor,
    person: personOf(deps, event.actor_account_id, event.actor_name),
    from: isStatus(event.from_status) ? event.from_status : null,
    to: isStatus(event.to_status) ? event.to_status : null,
    document: isDocumentType(document) ? document : null,
    detail: typeof said === 'string' ? said : null,
  };
}

function ofMail({ id, created_at, sent_at, template, state }: OutboxRow): TimelineEntry {
  const at = isoTime(sent_at ?? created_at);
  return { ...NOTHING, id: `mail-${id}`, kind: 'mail', at, what: template, actor: 'system', detail: state };
}

function ofUpload(deps: Deps, { id, uploaded_at, uploaded_by: by, type, file_name }: KeptDocument): TimelineEntry {
  const at = isoTime(uploaded_at);
  const what = { what: type, document: type, detail: file_name };
  const who = { actor: by === null ? 'applicant' : 'operator', person: personOf(deps, by, null) };
  return { ...NOTHING, id: `upload-${id}`, kind: 'upload', at, ...who, ...what };
}
