import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import { MatchList } from './matches/MatchList.tsx';
import type { AdminPlacementsTexts } from './placements.text.ts';

/** The operator's page about placements, a section for each part of their way. */
export function PlacementsPage(props: RoomProps<AdminPlacementsTexts>) {
  const { texts: t } = props;
  const toasts = useToasts();
  return (
    <div className="wrap app">
      <header>
        <div className="row spread">
          <h1>{t.title}</h1>
          <p className="row">
            <a className="btn line small" href={props.links.assignment}>
              {t.assignment}
            </a>
            <a className="btn line small" href={props.links.contracts}>
              {t.contracts}
            </a>
          </p>
        </div>
        <p className="sm muted">{t.lead}</p>
      </header>
      <MatchList {...props} toasts={toasts} />
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}
