import type { Lang } from '#contract/languages.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { say, type Texts } from '#src/i18n/text.ts';

/** Where a match is; employers and admins read the same names. */
const states = {
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
} satisfies Texts & Record<MatchState, unknown>;

export function matchStates(lang: Lang) {
  return say(states, lang);
}

/** The colour of a state's badge. */
export const MATCH_TONES = {
  shortlisted: '',
  proposed: 'info',
  accepted: 'warn',
  released: 'info',
  confirmed: 'ok',
  refused: '',
  withheld: 'bad',
  declined: '',
  expired: '',
  withdrawn: '',
} as const satisfies Record<MatchState, string>;
