import type { Lang } from '#contract/languages.ts';
import type { ManyDone } from '#contract/matching/many.ts';
import { rolledBack } from '../db/rolled-back.ts';
import type { Deps } from '../deps.ts';
import { sentenceOf } from '../http/problem.ts';
import { nextTurn } from '../time/next-turn.ts';
import { refusalOf } from './refusal-of.ts';

interface Several {
  /** How the caller may read a row, and its version now; undefined where there is none for them. */
  find(id: string): { name: string; number: string; version: number } | undefined;
  /** The single act, which refuses what it always refuses. */
  act(id: string, seen: number): void;
}

interface Asked {
  rows: readonly { id: string; seen?: number | undefined }[];
  isPreview: boolean;
  lang: Lang;
}

/**
 * Does an act for several rows, one after the other, each in a transaction of its own; a preview does the same and
 * takes it back. So whoever is left out is whom the single act refuses, with its sentence.
 */
export async function doMany(deps: Deps, { rows, isPreview, lang }: Asked, { find, act }: Several): Promise<ManyDone> {
  const done: ManyDone = [];
  for (const { id, seen = 0 } of new Map(rows.map((row) => [row.id, row])).values()) {
    const found = find(id) ?? { name: '', number: '', version: 0 };
    const work = isPreview
      ? () => rolledBack(deps.tx, () => act(id, found.version))
      : () => deps.tx(() => act(id, seen));
    const refusal = refusalOf(work);
    const { name, number, version } = found;
    done.push({ id, name, number, seen: version, left_out: refusal ? sentenceOf(refusal, lang) : null });
    await nextTurn();
  }
  return done;
}
