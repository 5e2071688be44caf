/** Why a row of a proposal cannot be accepted any more. */
export const ROW_REFUSALS = [
  'requirement-changed',
  'requirement-unlawful',
  'requirement-begun',
  'requirement-full',
  'candidate-changed',
  'candidate-placed',
  'match-over',
] as const;
export type RowRefusal = (typeof ROW_REFUSALS)[number];

export const ROW_STATES = ['open', 'accepted', 'refused'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Points and filled places of a way to fill the season. */
export interface SeasonSum {
  points: number;
  filled: number;
}

/** What a proposal was counted from, and what it comes to. */
export interface AssignmentFigures {
  /** Who could be placed; those with a proposal or a place already are left out. */
  candidates: number;
  requirements: number;
  places: number;
  /** Whether there were more places than one proposal holds. */
  isPart: boolean;
  assigned: SeasonSum;
  /** If the oldest requirement took its best, then the next one, and so on. */
  greedy: SeasonSum;
  /** How many requirements keep empty places. */
  gaps: number;
}
