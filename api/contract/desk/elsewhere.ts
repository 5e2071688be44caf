import * as z from 'zod/mini';
import { MATCH_STATES } from '../model/match-rules.ts';
import { searchText } from '../search-text.ts';

export const elsewhereInput = z.object({ search: searchText });
export const elsewhereReply = z.object({
  employers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whom an employer has accepted, or who has a place. */
  places: z.array(
    z.object({ requirement_id: z.string(), state: z.enum(MATCH_STATES), company: z.string(), name: z.string() }),
  ),
  contracts: z.array(z.object({ id: z.string(), number: z.string(), name: z.string() })),
});
