import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminContractsProps } from './admin-contracts-props.ts';

/** /admin/contracts: the list of contracts; with `?contract=<id>` one of them. */
export function AdminContracts(props: AdminContractsProps) {
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
