import type { CallEntries } from '../call-entry.ts';
import { placementInput, placementReply, savePlacementInput, setConsentInput } from '../placements/placement.ts';

/** Calls about a placement, by whoever wants one. */
export const placementCalls = {
  getPlacement: {
    at: 'POST /api/functions/placement',
    alsoGet: true,
    summary: 'What the caller said for a placement, what they agreed to, and whether employers see them.',
    input: placementInput,
    reply: placementReply,
  },
  savePlacement: {
    at: 'POST /api/functions/save-placement',
    summary: 'Saves what somebody says for a placement, with gaps.',
    input: savePlacementInput,
    reply: placementReply,
  },
  setConsent: {
    at: 'POST /api/functions/set-consent',
    summary: 'Agrees to something, or withdraws that; it counts at once.',
    input: setConsentInput,
    reply: placementReply,
  },
} as const satisfies CallEntries;
