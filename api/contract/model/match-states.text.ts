import type { Text } from '../languages.ts';
import type { MatchState } from './match-rules.ts';

/** Where a match is; employers and admins read the same names. */
export const MATCH_STATE_NAMES = {
  shortlisted: { de: 'Warteliste', en: 'Waiting list' },
  proposed: { de: 'Vorgeschlagen', en: 'Proposed' },
  accepted: { de: 'Angenommen', en: 'Accepted' },
  released: { de: 'Freigegeben', en: 'Released' },
  confirmed: { de: 'Zugesagt', en: 'Confirmed' },
  refused: { de: 'Nicht gewünscht', en: 'Refused' },
  withheld: { de: 'Zurückgehalten', en: 'Withheld' },
  declined: { de: 'Abgesagt', en: 'Declined' },
  expired: { de: 'Verfallen', en: 'Expired' },
  withdrawn: { de: 'Beendet', en: 'Ended' },
} as const satisfies Record<MatchState, Text>;
