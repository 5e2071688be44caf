import { type EmployerReads, employerReads } from './employer-reads.ts';
import type { StakeKind } from './stakes.ts';

/** How somebody leaves: the application ends, the consent to be shown to employers does, or all their data is erased. */
export const LEAVINGS = ['end', 'consent', 'erase'] as const;
export type Leaving = (typeof LEAVINGS)[number];

/**
 * What becomes of a stake. `rests`: it stays, but goes on only with a new consent. `blocks`: nothing is erased while it
 * lasts. A contract that both have signed is theirs: nobody else ends it (§ 623 BGB).
 */
type Fate = 'ends' | 'rests' | 'stays' | 'blocks';

const FATES: Readonly<Record<StakeKind, Readonly<Record<Leaving, Fate>>>> = {
  offer: { end: 'ends', consent: 'ends', erase: 'ends' },
  place: { end: 'ends', consent: 'rests', erase: 'ends' },
  contract: { end: 'ends', consent: 'rests', erase: 'ends' },
  signed: { end: 'stays', consent: 'stays', erase: 'blocks' },
};

export function fateOf(kind: StakeKind, leaving: Leaving): Fate {
  return FATES[kind][leaving];
}

/** What the employer reads of somebody once they have withdrawn the consent. */
export function readsWithoutConsent(kind: StakeKind): EmployerReads {
  const state = kind === 'offer' ? 'released' : 'confirmed';
  return employerReads({ state, isSigned: kind === 'signed', hasConsent: false, isVetted: true });
}
