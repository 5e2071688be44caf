import { ContractDetail } from './ContractDetail.tsx';
import { ContractList } from './ContractList.tsx';
import type { AdminContractsProps } from './contracts-props.ts';

/** The list or one contract, as the address says. */
export function ContractsPage(props: AdminContractsProps) {
  const id = new URLSearchParams(location.search).get('contract');
  return id ? <ContractDetail {...props} id={id} /> : <ContractList {...props} />;
}
