import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { RequirementPageProps } from './employer-requirement-props.ts';

/** /employer/requirement: a new requirement, one to change (`?requirement=<id>`), or a copy (`?copy=<id>`). */
export function EmployerRequirement(props: RequirementPageProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./RequirementPage.tsx')}>
      {({ RequirementPage }) => <RequirementPage {...props} />}
    </GuardedPage>
  );
}
