import type { AdminEmployersProps } from './admin-employers-props.ts';
import { EmployerDetail } from './EmployerDetail.tsx';
import { EmployerList } from './EmployerList.tsx';

/** The list or one employer, as the address says. */
export function EmployersPage(props: AdminEmployersProps) {
  const id = new URLSearchParams(location.search).get('employer');
  return id ? <EmployerDetail {...props} id={id} /> : <EmployerList {...props} />;
}
