import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { CandidatesProps } from './candidates-props.ts';

/** /employer/candidates: everybody whom a vetted employer may see. */
export function EmployerCandidates(props: CandidatesProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./CandidatesPage.tsx')}>
      {({ CandidatesPage }) => <CandidatesPage {...props} />}
    </GuardedPage>
  );
}
