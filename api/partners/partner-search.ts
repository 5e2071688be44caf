import type { Deps } from '../deps.ts';
import { nextTurn } from '../next-turn.ts';
import { plainText } from './plain-text.ts';

// Partners per batch: writing their search texts takes a few milliseconds.
const BATCH = 100;
const BATCHES_FOR_READERS = 50;

/** Writes search texts and sort keys for a small batch of partners. Answers whether there are more. */
export function makeSearchTexts({ partners, tx }: Pick<Deps, 'partners' | 'tx'>): boolean {
  const rows = partners.toSearch(BATCH);
  if (rows.length === 0) return false;
  tx(() => {
    for (const row of rows) {
      const said = [row.organization_name, row.contact_person, row.email, row.members ?? '', row.partner_id].join(' ');
      partners.setSearch(row.partner_id, plainText(said));
    }
  });
  return rows.length === BATCH;
}

/** Run before the list is read. If nothing can be written, the list is read as it is. */
export async function searchTextsForReaders(deps: Pick<Deps, 'partners' | 'tx' | 'log'>): Promise<void> {
  try {
    for (let batch = 0; batch < BATCHES_FOR_READERS && makeSearchTexts(deps); batch += 1) await nextTurn();
  } catch (error) {
    deps.log.error({ error: String(error) }, 'texts for searches not made');
  }
}
