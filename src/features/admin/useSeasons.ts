import { useEffect, useState } from 'react';
import type { Lang } from '#contract/languages.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import type { SeasonState } from '#contract/seasons/season-state.ts';
import { call } from '#src/lib/call/call.ts';

type Choice = Readonly<{ id: string; name: string; state: SeasonState }>;

/** The seasons to choose from, the newest first; asked for once they are wanted. Undefined until they are there. */
export function useSeasons(lang: Lang, isWanted: boolean): readonly Choice[] | undefined {
  const [seasons, setSeasons] = useState<readonly Choice[]>();
  useEffect(() => {
    if (!isWanted) return;
    call('GET /api/admin/seasons', {}, { lang }).then((answer) => {
      if (answer.kind !== 'ok') return;
      setSeasons(
        answer.data.seasons.map((season) => ({ id: season.id, state: season.state, name: seasonName(season, lang) })),
      );
    });
  }, [isWanted, lang]);
  return seasons;
}
