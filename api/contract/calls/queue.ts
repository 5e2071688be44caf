import * as at from '../addresses/queue.ts';
import type { EntriesOf } from '../call-entry.ts';
import {
  manyInput,
  manyPreviewInput,
  manyPreviewReply,
  manyReply,
  undoManyInput,
  undoManyReply,
} from '../desk/many.ts';
import { applicationsExportInput, applicationsInput, applicationsReply, partnerNamesReply } from '../desk/queue.ts';
import { savedViewsReply, saveViewInput, viewIdInput } from '../desk/saved-view.ts';
import { nothingInput } from '../request.ts';

/** Calls about the queue of the review desk. */
export const queueCalls = {
  listApplications: {
    ...at.listApplications,
    name: 'list-applications',
    summary: 'One page of the applications, by filters and search: those that wait longest first, or the newest.',
    input: applicationsInput,
    reply: applicationsReply,
  },
  listPartnerNames: {
    ...at.listPartnerNames,
    name: 'partner-names',
    summary: 'Partners by name, to choose one from. Ends after 500.',
    input: nothingInput,
    reply: partnerNamesReply,
  },
  previewMany: {
    ...at.previewMany,
    name: 'preview-many',
    summary: 'What several applications would get at once, and which are left out, with the reason. Changes nothing.',
    input: manyPreviewInput,
    reply: manyPreviewReply,
  },
  actOnMany: {
    ...at.actOnMany,
    name: 'act-on-many',
    summary: 'Approves step 1 of several applications, or reminds their owners, each for itself. Names what was seen.',
    input: manyInput,
    reply: manyReply,
  },
  undoMany: {
    ...at.undoMany,
    name: 'undo-many',
    summary:
      'Takes back what was done for several applications at once, each for itself, and names those it could not.',
    input: undoManyInput,
    reply: undoManyReply,
  },
  exportApplications: {
    ...at.exportApplications,
    name: 'export-applications',
    summary:
      'What the filters and the search show, or the selected applications, as CSV. Recorded with who and how many.',
    input: applicationsExportInput,
    reply: { file: 'text/csv' },
  },
  listViews: {
    ...at.listViews,
    name: 'views',
    summary: 'The filters that the admin has saved under a name.',
    input: nothingInput,
    reply: savedViewsReply,
  },
  saveView: {
    ...at.saveView,
    name: 'save-view',
    summary: 'Saves filters under a name, for the admin’s own account. The same name takes the new filters.',
    input: saveViewInput,
    reply: savedViewsReply,
  },
  removeView: {
    ...at.removeView,
    name: 'remove-view',
    summary: 'Forgets a saved view.',
    input: viewIdInput,
    reply: savedViewsReply,
  },
} as const satisfies EntriesOf<typeof at>;
