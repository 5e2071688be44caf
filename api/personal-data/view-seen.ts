import { isDocumentType } from '#contract/model/document.ts';
import type { SeenEntry } from '#contract/personal-data/personal-data.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { isUndoable, undoKey } from '../many/undo.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { type SeenEvent, viewStore } from './view.store.ts';

// More than anybody reads; the export has them all.
const MOST = 200;

/** Who saw data of an applicant, the newest first. */
export function viewSeen(deps: Pick<Deps, 'db' | 'clock'>, { id, created_at }: Applicant): SeenEntry[] {
  const { db } = deps;
  const events = viewStore(db)
    .events(id, MOST)
    // A release that can still be taken back shows nobody anything.
    .filter((one) => one.action !== 'match-released' || !isUndoable(deps, undoKey('release', one.subject_id)))
    .flatMap(ofEvent);
  const lists = viewStore(db)
    .ofPartner(id, berlinDate(created_at), MOST)
    .map(({ at, kind }) => ({
      ...{ at: isoTime(at), what: kind === 'list' ? ('partner-list' as const) : ('partner-export' as const) },
      ...{ who: 'partner' as const, document: null },
    }));
  return [...events, ...lists].sort((a, b) => b.at.localeCompare(a.at)).slice(0, MOST);
}

function ofEvent({ at, actor, action, detail }: SeenEvent): SeenEntry[] {
  const what = WHAT[action];
  const who = action === 'match-released' ? 'employer' : WHO[actor];
  if (!what || !who) return [];
  const { document } = JSON.parse(detail) as { document?: unknown };
  return [{ at: isoTime(at), what, who, document: isDocumentType(document) ? document : null }];
}

const WHAT: Readonly<Record<string, SeenEntry['what']>> = {
  'view-document': 'document',
  'view-application': 'application',
  'export-data': 'export',
  'export-own-data': 'export',
  'match-released': 'released',
  'contract-paper-opened': 'contract',
  'contract-copy-opened': 'contract',
};

const WHO: Readonly<Record<string, SeenEntry['who']>> = {
  operator: 'operator',
  applicant: 'applicant',
  candidate: 'applicant',
  employer: 'employer',
};
