import type { OrganizationNoteView } from '#contract/accounts/organization-note.ts';
import type { Deps } from '../deps.ts';
import { isoTime } from '../time/iso-time.ts';
import { organizationNoteStore } from './organization-note.store.ts';

// As many as one page shows.
const MOST_NOTES = 50;

/** What admins have noted about a partner or an employer, the newest first. */
export function viewNotes({ db }: Pick<Deps, 'db'>, organizationId: string): OrganizationNoteView[] {
  return organizationNoteStore(db)
    .of(organizationId, MOST_NOTES)
    .map((note) => ({ ...note, at: isoTime(note.at) }));
}
