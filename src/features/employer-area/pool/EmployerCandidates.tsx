import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { CandidatesProps } from './candidates-props.ts';

/** /employer/candidates: everybody whom a vetted employer may see. */
export function EmployerCandidates(props: CandidatesProps) {
  const { lazy } = useLazyScript(() => import('./CandidatesPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ CandidatesPage }) => <CandidatesPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
