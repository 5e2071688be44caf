import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminPeopleProps } from './admin-people-props.ts';

/** /admin/people: who uses the admins' area, and as what. */
export function AdminPeople(props: AdminPeopleProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./PeoplePage.tsx')}>
      {({ PeoplePage }) => <PeoplePage {...props} />}
    </GuardedPage>
  );
}
