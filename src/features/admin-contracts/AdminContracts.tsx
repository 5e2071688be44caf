import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminContractsPageProps } from './admin-contracts-props.ts';
import { loadContracts } from './load-contracts.ts';

/** /admin/contracts: the list of contracts; with `?contract=<id>` one of them. */
export function AdminContracts({ textsAddress, ...props }: AdminContractsPageProps) {
  return (
    <GuardedPage guard={props.guard} load={() => loadContracts(textsAddress, props.lang)}>
      {({ ContractsPage, texts }) => <ContractsPage {...props} texts={texts} />}
    </GuardedPage>
  );
}
