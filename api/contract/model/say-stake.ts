import { daysInWords } from '../day-in-words.ts';
import { fill } from '../fill.ts';
import type { Lang } from '../languages.ts';
import { fateOf, type Leaving, readsWithoutConsent } from './stake-rules.ts';
import type { StakeTexts } from './stakes.text.ts';
import type { Stake } from './stakes.ts';

/** What becomes of a stake if its owner leaves, and what the employer then reads of them, as a sentence or two. Pure. */
export function sayStake(stake: Stake, leaving: Leaving, t: StakeTexts, lang: Lang): string {
  const { kind, company, contract } = stake;
  const fate = fateOf(kind, leaving);
  const key = `${kind}_${fate}` as keyof StakeTexts;
  const reads = readsWithoutConsent(kind);
  const then = leaving === 'consent' && reads !== 'person' ? [t[`reads_${reads}`]] : fate === 'stays' ? [t.left] : [];
  const days = daysInWords(stake.starts_on, stake.ends_on, lang);
  return [t[key], ...then].map((sentence) => fill(sentence, { company, contract, days })).join(' ');
}
