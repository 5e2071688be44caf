import { Button } from '#src/ui/parts/Button.tsx';
import type { ReviewDeskProps } from '../desk-props.ts';
import { DeskManyDialog } from './DeskManyDialog.tsx';
import { useDeskMany } from './useDeskMany.ts';

interface Props {
  desk: ReviewDeskProps;
  id: string;
  onDone: () => void;
}

/** Moves one application into another season, as several are moved. */
export function MoveSeason({ desk, id, onDone }: Props) {
  const many = useDeskMany(desk, onDone);
  return (
    <>
      <Button
        look="line small"
        label={desk.manyTexts.bar.move}
        aria-haspopup="dialog"
        onClick={() => many.ask('move', [id])}
      />
      <DeskManyDialog desk={desk} many={many} ids={[id]} />
    </>
  );
}
