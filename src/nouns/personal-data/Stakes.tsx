import { sayStake } from '#contract/model/say-stake.ts';
import type { Leaving } from '#contract/model/stake-rules.ts';
import type { StakeTexts } from '#contract/model/stakes.text.ts';
import type { Stake } from '#contract/model/stakes.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';

interface Props extends TextProps<StakeTexts> {
  stakes: readonly Stake[] | undefined;
  leaving: Leaving;
}

/** Names each offer, place and contract of somebody who is about to leave, and what becomes of it. */
export function Stakes({ stakes = [], leaving, lang, texts }: Props) {
  if (stakes.length === 0) return null;
  return (
    <ul className="stack" data-stakes="">
      {stakes.map((stake) => (
        <li key={`${stake.company} ${stake.starts_on} ${stake.kind}`}>
          <WithNumber text={sayStake(stake, leaving, texts, lang)} />
        </li>
      ))}
    </ul>
  );
}
