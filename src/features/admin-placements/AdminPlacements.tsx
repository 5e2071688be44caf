import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminPlacementsProps } from './admin-placements-props.ts';

/** /admin/placements: who is to work where. */
export function AdminPlacements(props: AdminPlacementsProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./PlacementsPage.tsx')}>
      {({ PlacementsPage }) => <PlacementsPage {...props} />}
    </GuardedPage>
  );
}
