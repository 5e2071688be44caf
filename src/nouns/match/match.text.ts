import type { Lang } from '#contract/languages.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { MATCH_STATE_NAMES } from '#contract/model/match-states.text.ts';
import { say } from '#src/i18n/text.ts';

export function matchStates(lang: Lang) {
  return say(MATCH_STATE_NAMES, lang);
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
