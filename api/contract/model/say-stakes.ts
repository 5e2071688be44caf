import type { Lang } from '../languages.ts';
import { sayStake } from './say-stake.ts';
import type { Leaving } from './stake-rules.ts';
import { STAKE_SENTENCES, type StakeTexts } from './stakes.text.ts';
import type { Stake } from './stakes.ts';

function textsIn(lang: Lang): StakeTexts {
  const texts = Object.entries(STAKE_SENTENCES).map(([key, text]) => [key, text[lang]]);
  return Object.fromEntries(texts) as StakeTexts;
}

/** Each stake on a line of its own, for mails and the command line. */
export function sayStakes(stakes: readonly Stake[], leaving: Leaving, lang: Lang): string {
  const texts = textsIn(lang);
  return stakes.map((one) => sayStake(one, leaving, texts, lang)).join('\n');
}
