import type { ComponentProps } from 'react';
import { ChooseRequirement } from './ChooseRequirement.tsx';
import { RequirementLoader } from './RequirementLoader.tsx';

type Props = ComponentProps<typeof ChooseRequirement> & Pick<ComponentProps<typeof RequirementLoader>, 'children'>;

/** A page about the requirement that the address names, or the list of them. */
export function OneRequirement(props: Props) {
  const id = new URLSearchParams(location.search).get('requirement');
  return id ? <RequirementLoader {...props} id={id} /> : <ChooseRequirement {...props} />;
}
