import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { ReviewDeskProps } from '../desk-props.ts';
import { DeskManyDialog } from './DeskManyDialog.tsx';
import { useDeskMany } from './useDeskMany.ts';

interface Props {
  desk: ReviewDeskProps;
  application: Pick<DeskApplication, 'id' | 'season' | 'wished_season'>;
  onDone: () => void;
}

/** Moves one application into another season, as several are moved. */
export function MoveSeason({ desk, application, onDone }: Props) {
  const many = useDeskMany(desk, onDone);
  return (
    <>
      <Button
        look="line small"
        label={desk.manyTexts.bar.move}
        aria-haspopup="dialog"
        onClick={() => many.ask('move', [application.id])}
      />
      <DeskManyDialog desk={desk} many={many} ids={[application.id]} of={application} />
    </>
  );
}
