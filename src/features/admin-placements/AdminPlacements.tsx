import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminPlacementsProps } from './admin-placements-props.ts';

/** /admin/placements: who is to work where. */
export function AdminPlacements(props: AdminPlacementsProps) {
  const { lazy } = useLazyScript(() => import('./PlacementsPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ PlacementsPage }) => <PlacementsPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
