import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { firstAdminInput, restoreInput, restoreReply, setUpInput, setUpReply } from '../set-up/set-up.ts';

/** Calls of the page that the server's output links to while nobody decides. */
export const setUpCalls = {
  getSetUp: {
    at: 'POST /api/set-up',
    summary: 'What the page of the set-up shows, for the link that the server has printed.',
    input: setUpInput,
    reply: setUpReply,
  },
  makeFirstAdmin: {
    at: 'POST /api/set-up/first-admin',
    summary: 'Makes the first admin, with a password; the link ends. The first sign-in sets up the second factor.',
    input: firstAdminInput,
    reply: neutralReply,
  },
  restoreIntoEmpty: {
    at: 'POST /api/set-up/restore',
    summary: 'Puts the newest copy of a folder into this server, which nobody has used yet, and starts it anew.',
    input: restoreInput,
    reply: restoreReply,
  },
} as const satisfies CallEntries;
