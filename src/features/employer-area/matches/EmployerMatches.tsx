import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { EmployerMatchesProps } from './employer-matches-props.ts';

/** /employer/matches?requirement=<id>: who fits a requirement, and what becomes of them. */
export function EmployerMatches(props: EmployerMatchesProps) {
  const { lazy } = useLazyScript(() => import('./MatchesPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ MatchesPage }) => <MatchesPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
