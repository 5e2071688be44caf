import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminContractsProps } from './admin-contracts-props.ts';

/** /admin/contracts: the list of contracts; with `?contract=<id>` one of them. */
export function AdminContracts(props: AdminContractsProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./ContractsPage.tsx')}>
      {({ ContractsPage }) => <ContractsPage {...props} />}
    </GuardedPage>
  );
}
