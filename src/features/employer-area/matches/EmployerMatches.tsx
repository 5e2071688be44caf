import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { EmployerMatchesProps } from './employer-matches-props.ts';

/** /employer/matches?requirement=<id>: who fits a requirement, and what becomes of them. */
export function EmployerMatches(props: EmployerMatchesProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./MatchesPage.tsx')}>
      {({ MatchesPage }) => <MatchesPage {...props} />}
    </GuardedPage>
  );
}
