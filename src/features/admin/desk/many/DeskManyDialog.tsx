import { ManyDialog } from '#src/ui/many/ManyDialog.tsx';
import type { ReviewDeskProps } from '../desk-props.ts';
import { undoLast } from '../undo-offer.ts';
import { ChooseSeason, type Seasons } from './ChooseSeason.tsx';
import type { DeskMany } from './useDeskMany.ts';

interface Props {
  desk: ReviewDeskProps;
  many: DeskMany;
  /** Those that the act is about. */
  ids: readonly string[];
  of?: Seasons;
}

/** An act on applications: into which season, if it moves them; what would happen; what has happened. */
export function DeskManyDialog({ desk, many, ids, of }: Props) {
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
            onChoose={(season) => many.moveTo(view.ids, season)}
          />
        )
      }
    />
  );
}
