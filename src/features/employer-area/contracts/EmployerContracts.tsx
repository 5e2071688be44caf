import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { ContractsProps } from './contracts-props.ts';

/** /employer/contracts: what an employer signs and has signed. */
export function EmployerContracts(props: ContractsProps) {
  const { lazy } = useLazyScript(() => import('./ContractsPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ ContractsPage }) => <ContractsPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
