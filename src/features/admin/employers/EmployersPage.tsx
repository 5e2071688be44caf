import type { RoomProps } from '../room-props.ts';
import { EmployerDetail } from './EmployerDetail.tsx';
import { EmployerList } from './EmployerList.tsx';
import type { AdminEmployersTexts } from './employers.text.ts';

/** The list or one employer, as the address says. */
export function EmployersPage(props: RoomProps<AdminEmployersTexts>) {
  const id = new URLSearchParams(location.search).get('employer');
  return id ? <EmployerDetail {...props} id={id} /> : <EmployerList {...props} />;
}
