import type { CallEntries } from '../call-entry.ts';
import { elsewhereInput, elsewhereReply } from '../desk/elsewhere.ts';
import * as many from '../desk/many.ts';
import { applicationsExportInput, applicationsInput, applicationsReply, partnerNamesReply } from '../desk/queue.ts';
import { savedViewsReply, saveViewInput, viewIdInput } from '../desk/saved-view.ts';

/** Calls about the queue of the review desk. */
export const queueCalls = {
  listApplications: {
    at: 'POST /api/admin/applications',
    summary: 'One page of the applications, by filters and search: those that wait longest first, or the newest.',
    input: applicationsInput,
    reply: applicationsReply,
  },
  findElsewhere: {
    at: 'POST /api/admin/find-elsewhere',
    summary: 'The first few employers, places and contracts that hold a search of the desk.',
    input: elsewhereInput,
    reply: elsewhereReply,
  },
  listPartnerNames: {
    at: 'GET /api/admin/partner-names',
    summary: 'Partners by name, to choose one from. Ends after 500.',
    reply: partnerNamesReply,
  },
  previewMany: {
    at: 'POST /api/admin/applications/preview',
    summary: 'What several applications would get at once, and which are left out, with the reason. Changes nothing.',
    input: many.manyPreviewInput,
    reply: many.manyPreviewReply,
  },
  actOnMany: {
    at: 'POST /api/admin/applications/many',
    summary:
      'Approves step 1 of several applications, reminds their owners, moves them into another season or declines their wish for one, each for itself. Names what was seen.',
    input: many.manyInput,
    reply: many.manyReply,
  },
  undoMany: {
    at: 'POST /api/admin/applications/undo',
    summary:
      'Takes back what was done for several applications at once, each for itself, and names those it could not.',
    input: many.undoManyInput,
    reply: many.undoManyReply,
  },
  exportApplications: {
    at: 'POST /api/admin/applications.csv',
    summary:
      'What the filters and the search show, or the selected applications, as CSV. Recorded with who and how many.',
    input: applicationsExportInput,
    reply: { file: 'text/csv' },
  },
  listViews: {
    at: 'GET /api/admin/views',
    summary: 'The filters that the admin has saved under a name.',
    reply: savedViewsReply,
  },
  saveView: {
    at: 'POST /api/admin/save-view',
    summary: 'Saves filters under a name, for the admin’s own account. The same name takes the new filters.',
    input: saveViewInput,
    reply: savedViewsReply,
  },
  removeView: {
    at: 'POST /api/admin/remove-view',
    summary: 'Forgets a saved view.',
    input: viewIdInput,
    reply: savedViewsReply,
  },
} as const satisfies CallEntries;
