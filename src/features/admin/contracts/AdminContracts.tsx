import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { AdminContractsTexts } from './contracts.text.ts';
import type { AdminContractsPageProps } from './contracts-props.ts';

/** /admin/contracts: the list of contracts; with `?contract=<id>` one of them. */
export const AdminContracts = guarded(async ({ textsAddress, lang }: AdminContractsPageProps) => {
  const [{ ContractsPage }, texts] = await Promise.all([
    import('./ContractsPage.tsx'),
    readTextFile<AdminContractsTexts>(textsAddress, lang),
  ]);
  return (props) => <ContractsPage {...props} texts={texts} />;
});
