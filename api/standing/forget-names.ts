import type { Deps } from '../deps.ts';
import { nameWords, questionFor, slipsOf } from './search-words.ts';
import { standingStore } from './standing.store.ts';

/** Texts that are looked at for a name; a word that more texts have in a longer one is kept. */
const MOST_LOOKED_AT = 200;

/**
 * Forgets the names in a text that a standing had, unless another row still has them: a name that was corrected,
 * or of somebody whose application was deleted, is not kept for searches.
 */
export function forgetNames({ db }: Pick<Deps, 'db'>, search: string): void {
  for (const word of new Set(nameWords(search)))
    if (standingStore(db).hasSlips(word) && !isHeld({ db }, word)) standingStore(db).removeSlips(word, slipsOf(word));
}

function isHeld({ db }: Pick<Deps, 'db'>, word: string): boolean {
  const question = questionFor([{ parts: [word], names: [] }]);
  if (!question) return false;
  const rows = standingStore(db).search(question, false, undefined, MOST_LOOKED_AT);
  return rows.length === MOST_LOOKED_AT || rows.some(({ search }) => nameWords(search).includes(word));
}
