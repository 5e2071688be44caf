import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminPeopleProps } from './admin-people-props.ts';

/** /admin/people: who uses the admins' area, and as what. */
export function AdminPeople(props: AdminPeopleProps) {
  const { lazy } = useLazyScript(() => import('./PeoplePage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ PeoplePage }) => <PeoplePage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
