import { useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { ManyDialog } from '#src/ui/many/ManyDialog.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { seasonsToMoveTo } from '../../seasons-to-move-to.ts';
import { useSeasons } from '../../useSeasons.ts';
import type { ReviewDeskProps } from '../desk-props.ts';
import { undoLast } from '../undo-offer.ts';
import type { ManyTexts } from './many.text.ts';
import type { DeskMany } from './useDeskMany.ts';

interface Props {
  desk: ReviewDeskProps;
  many: DeskMany;
  /** Those that the act is about. */
  ids: readonly string[];
  of?: Seasons;
  /** Of several: the season that all of them are in. */
  allIn?: string | undefined;
}

/** An act on applications: into which season, if it moves them; what would happen; what has happened. */
export function DeskManyDialog({ desk, many, ids, of, allIn }: Props) {
  const { view } = many;
  return (
    <ManyDialog
      many={many}
      acts={many.acts}
      texts={desk.manyTexts.dialog}
      onAgain={(act) => many.ask(act, ids)}
      onUndo={undoLast}
      choosing={
        view.kind === 'choosing' && (
          <ChooseSeason
            lang={desk.lang}
            texts={desk.manyTexts}
            seasonsLink={desk.links.seasons}
            of={of}
            allIn={allIn}
            onChoose={(season) => many.moveTo(view.ids, season)}
          />
        )
      }
    />
  );
}

type Seasons = Pick<DeskApplication, 'season' | 'wished_season'>;

interface ChooseSeasonProps extends TextProps<ManyTexts>, Pick<Props, 'allIn'> {
  seasonsLink: string;
  /** Of one application: its own season, which it can't move into, and the one that it asks for, which comes first. */
  of: Seasons | undefined;
  onChoose: (season: { id: string; name: string }) => void;
}

/** Asks into which season several applications are moved. */
function ChooseSeason({ lang, texts: { dialog: t }, seasonsLink, of, allIn, onChoose }: ChooseSeasonProps) {
  const all = useSeasons(lang, true);
  const seasons = seasonsToMoveTo(all ?? []).filter(({ id, name }) => id !== allIn && name !== of?.season?.[lang]);
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
