import type { Lang } from '#contract/languages.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import type { SeasonState } from '#contract/seasons/season-state.ts';
import { call } from '#src/lib/call/call.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';

type Choice = Readonly<{ id: string; name: string; state: SeasonState }>;

/** The seasons to choose from, the newest first; asked for once they are wanted. Undefined until they are there. */
export function useSeasons(lang: Lang, isWanted: boolean): readonly Choice[] | undefined {
  return useLoaded({
    key: isWanted,
    ask: async (signal) => (isWanted ? call('GET /api/admin/seasons', {}, { lang, signal }) : undefined),
    read: ({ seasons }) => seasons.map((one) => ({ id: one.id, state: one.state, name: seasonName(one, lang) })),
    fault: () => undefined,
  }).data;
}
