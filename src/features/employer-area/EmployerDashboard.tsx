import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { EmployerAreaProps } from './employer-area-props.ts';

/** /dashboard/employer: the start page of an employer. */
export function EmployerDashboard(props: EmployerAreaProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./EmployerArea.tsx')}>
      {({ EmployerArea }, user) => <EmployerArea {...props} user={user} />}
    </GuardedPage>
  );
}
