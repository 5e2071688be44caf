import { useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { Lang } from '#contract/languages.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { seasonsToMoveTo } from '../../seasons-to-move-to.ts';
import { useSeasons } from '../../useSeasons.ts';
import type { ManyTexts } from './many.text.ts';

export type Seasons = Pick<DeskApplication, 'season' | 'wished_season'>;

interface Props {
  lang: Lang;
  texts: ManyTexts;
  seasonsLink: string;
  /** Of one application: its own season, which it can't move into, and the one that it asks for, which comes first. */
  of: Seasons | undefined;
  onChoose: (season: { id: string; name: string }) => void;
}

/** Asks into which season several applications are moved. */
export function ChooseSeason({ lang, texts: { dialog: t }, seasonsLink, of, onChoose }: Props) {
  const all = useSeasons(lang, true);
  const seasons = seasonsToMoveTo(all ?? []).filter(({ name }) => name !== of?.season?.[lang]);
  const [chosen, choose] = useState('');
  const season =
    seasons.find(({ id }) => id === chosen) ??
    seasons.find(({ name }) => name === of?.wished_season?.[lang]) ??
    seasons[0];
  if (all && seasons.length === 0)
    return (
      <p>
        {t.noOtherSeason} <a href={seasonsLink}>{t.planSeason}</a>
      </p>
    );
  return (
    <>
      <ChoiceSelect id="move-season" label={t.moveTo} value={season?.id} options={seasons} onChoose={choose} />
      <Button look="small" label={t.preview} onClick={() => season && onChoose(season)} />
    </>
  );
}
