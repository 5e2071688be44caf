import { type ComponentType, type ReactNode, useState } from 'react';
import { useOnMount } from './island/on-change.ts';
import { twice } from './lazy/twice.ts';

/** A component in a script of its own. */
export interface Part<Props> {
  (props: Props): ReactNode;
  /** Fetches it: a finished page is drawn and taken over with all of its parts. */
  load: () => Promise<unknown>;
}

/** For what only some visitors of a page see. A page that comes to need it later shows nothing until it is there. */
export function part<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Part<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= await twice(fetch);
  };
  const Part = (props: Props) => {
    const [, setThere] = useState(Loaded !== undefined);
    useOnMount(() => {
      const show = () =>
        load().then(
          () => setThere(true),
          () => addEventListener('online', show, { once: true }),
        );
      if (!Loaded) show();
    });
    return Loaded && <Loaded {...props} />;
  };
  return Object.assign(Part, { load });
}
