import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { ContractsProps } from './contracts-props.ts';

/** /employer/contracts: what an employer signs and has signed. */
export function EmployerContracts(props: ContractsProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./ContractsPage.tsx')}>
      {({ ContractsPage }) => <ContractsPage {...props} />}
    </GuardedPage>
  );
}
