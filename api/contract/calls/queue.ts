import * as at from '../addresses/queue.ts';
import type { EntriesOf } from '../call-entry.ts';
import { manyInput, manyPreviewInput, manyPreviewReply, manyReply } from '../many.ts';
import { applicationsInput, applicationsReply, partnerNamesReply } from '../queue.ts';
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
} as const satisfies EntriesOf<typeof at>;
