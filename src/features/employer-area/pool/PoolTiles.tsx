import type { PoolReply } from '#contract/placements/pool.ts';
import { Tiles } from '#src/ui/figures/Tiles.tsx';
import type { PoolSectionTexts } from './pool.text.ts';

interface Props {
  stats: PoolReply['stats'];
  texts: PoolSectionTexts['stats'];
  /** What the figures count. */
  context: string;
}

/** How many candidates there are. */
export function PoolTiles({ stats, texts: t, context }: Props) {
  const tiles = (['total', 'complete', 'available'] as const).map((id) => ({
    id,
    number: stats[id],
    word: t[id],
    context: id === 'total' ? context : '',
  }));
  return <Tiles tiles={tiles} />;
}
