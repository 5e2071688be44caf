import { useState } from 'react';
import type { Lang } from '#contract/languages.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { seasonsToMoveTo } from '../../seasons-to-move-to.ts';
import { useSeasons } from '../../useSeasons.ts';
import type { ManyTexts } from './many.text.ts';

interface Props {
  lang: Lang;
  texts: ManyTexts;
  onChoose: (season: { id: string; name: string }) => void;
}

/** Asks into which season several applications are moved. */
export function ChooseSeason({ lang, texts: { dialog: t }, onChoose }: Props) {
  const seasons = seasonsToMoveTo(useSeasons(lang, true));
  const [chosen, choose] = useState('');
  const season = seasons.find(({ id }) => id === chosen) ?? seasons[0];
  return (
    <>
      <ChoiceSelect id="move-season" label={t.moveTo} value={season?.id} options={seasons} onChoose={choose} />
      <Button look="small" label={t.preview} onClick={() => season && onChoose(season)} />
    </>
  );
}
