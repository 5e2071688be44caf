import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminAreaProps } from './admin-area-props.ts';

/** /dashboard/admin: the figures, what waits for an admin, and how the server is doing. */
export function AdminDashboard(props: AdminAreaProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./Overview.tsx')}>
      {({ Overview }) => <Overview {...props} />}
    </GuardedPage>
  );
}
