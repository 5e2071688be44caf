import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { EmployerMembersProps } from './members-props.ts';

/** /employer/members: who works for an employer. */
export function EmployerMembers(props: EmployerMembersProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./MembersPage.tsx')}>
      {({ MembersPage }) => <MembersPage {...props} />}
    </GuardedPage>
  );
}
