import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { EmployerPageProps } from '../employer-props.ts';
import type { ContractsTexts } from './contracts.text.ts';

/** /employer/contracts: what an employer signs and has signed. */
export const EmployerContracts = guarded(async ({ textsAddress, lang }: EmployerPageProps) => {
  const [{ ContractsPage }, texts] = await Promise.all([
    import('./ContractsPage.tsx'),
    readTextFile<ContractsTexts>(textsAddress, lang),
  ]);
  return (props) => <ContractsPage {...props} texts={texts} />;
});
