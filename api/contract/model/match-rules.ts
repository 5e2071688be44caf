/** Where a match is. `shortlisted` is the waiting list; `MATCH_RULES` says what follows what. */
export const MATCH_STATES = [
  'shortlisted',
  'proposed',
  'accepted',
  'released',
  'confirmed',
  'refused',
  'withheld',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** Who brings a match to its next state. `server`: time has run out, a place is free, or a requirement was closed. */
export type MatchActor = 'employer' | 'operator' | 'candidate' | 'server';

interface MatchRule {
  /** Whose turn it is; null: nobody's. */
  turn: Exclude<MatchActor, 'server'> | null;
  /** It takes a place of the requirement and the candidate's days. */
  isActive: boolean;
  /** It holds a place of the requirement: nobody moves up for it. */
  holdsPlace: boolean;
  steps: Partial<Record<MatchState, readonly MatchActor[]>>;
}

/** The life of a match, in one place. Everybody may end it as long as nothing is signed, the operator with a reason. */
export const MATCH_RULES: Readonly<Record<MatchState, MatchRule>> = {
  shortlisted: {
    turn: null,
    isActive: false,
    holdsPlace: false,
    steps: { proposed: ['server', 'operator'], withdrawn: ['candidate', 'server'] },
  },
  proposed: {
    turn: 'employer',
    isActive: false,
    holdsPlace: true,
    steps: {
      accepted: ['employer', 'operator'],
      refused: ['employer'],
      withheld: ['operator'],
      expired: ['server'],
      withdrawn: ['candidate', 'server'],
      // Another employer has taken these days of the candidate. Once they are free again, the candidate moves up as
      // before.
      shortlisted: ['server'],
    },
  },
  accepted: {
    turn: 'operator',
    isActive: true,
    holdsPlace: true,
    steps: {
      released: ['operator'],
      withheld: ['operator'],
      refused: ['employer'],
      // Its first day has passed without a release.
      expired: ['server'],
      withdrawn: ['candidate', 'server'],
    },
  },
  released: {
    turn: 'candidate',
    isActive: true,
    holdsPlace: true,
    steps: {
      confirmed: ['candidate', 'operator'],
      declined: ['candidate'],
      withheld: ['operator'],
      expired: ['server'],
      withdrawn: ['server'],
    },
  },
  confirmed: {
    turn: null,
    isActive: true,
    holdsPlace: true,
    steps: { withheld: ['operator'], declined: ['candidate'], withdrawn: ['server'] },
  },
  refused: { turn: null, isActive: false, holdsPlace: false, steps: {} },
  withheld: { turn: null, isActive: false, holdsPlace: false, steps: {} },
  declined: { turn: null, isActive: false, holdsPlace: false, steps: {} },
  expired: { turn: null, isActive: false, holdsPlace: false, steps: {} },
  withdrawn: {
    turn: null,
    isActive: false,
    holdsPlace: false,
    // Its requirement is open again, which had ended it.
    steps: { proposed: ['server'] },
  },
};

/** To which states somebody can bring a match now. Pure. */
export function stepsOf(state: MatchState, actor: MatchActor): MatchState[] {
  const { steps } = MATCH_RULES[state];
  return MATCH_STATES.filter((to) => steps[to]?.includes(actor));
}

/** Whether an operator has to say why: for all but the release, which is what is waited for. Pure. */
export function needsReason(to: MatchState): boolean {
  return to !== 'released';
}

/** The parts of an employer's list of matches. */
export const MATCH_PHASES = ['current', 'waiting', 'over'] as const;
export type MatchPhase = (typeof MATCH_PHASES)[number];

/** Whether the candidate knows of it: it was offered to them, or they have confirmed. Pure. */
export function isOffered(state: MatchState): boolean {
  return state === 'released' || state === 'confirmed';
}
