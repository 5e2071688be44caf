import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminEmployersProps } from './admin-employers-props.ts';

/** /admin/employers: the list of employers; with `?employer=<id>` one of them. */
export function AdminEmployers(props: AdminEmployersProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./EmployersPage.tsx')}>
      {({ EmployersPage }) => <EmployersPage {...props} />}
    </GuardedPage>
  );
}
