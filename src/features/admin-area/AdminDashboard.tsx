import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminAreaProps } from './admin-area-props.ts';

/** /dashboard/admin: the figures, what waits for an admin, and how the server is doing. */
export function AdminDashboard(props: AdminAreaProps) {
  const { lazy } = useLazyScript(() => import('./Overview.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ Overview }) => <Overview {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
