import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { RequirementPageProps } from './employer-requirement-props.ts';

/** /employer/requirement: a new requirement, one to change (`?requirement=<id>`), or a copy (`?copy=<id>`). */
export function EmployerRequirement(props: RequirementPageProps) {
  const { lazy } = useLazyScript(() => import('./RequirementPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ RequirementPage }) => <RequirementPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
