import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { EmployerProps } from '../employer-props.ts';
import type { ContractsTexts } from './contracts.text.ts';

type Props = Omit<EmployerProps<ContractsTexts>, 'texts'> & { textsAddress: string };

/** /employer/contracts: what an employer signs and has signed. */
export const EmployerContracts = guarded(async ({ textsAddress, lang }: Props) => {
  const [{ ContractsPage }, texts] = await Promise.all([
    import('./ContractsPage.tsx'),
    readTextFile<ContractsTexts>(textsAddress, lang),
  ]);
  return (props) => <ContractsPage {...props} texts={texts} />;
});
