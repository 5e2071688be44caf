import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { useHydrated } from './form/plain-form.ts';
import { tellTakenOver, untilThere } from './island/finished.ts';
import { useOnMount } from './island/on-change.ts';
import { hearSigns, takesFile } from './island/use-signs.ts';
import { twice } from './lazy/twice.ts';
import styles from './part.module.css';

/** A component in a script of its own. */
export interface Part<Props> {
  (props: Props): ReactNode;
  /** Fetches it: the server draws a page with all of its parts. */
  load: () => Promise<unknown>;
}

/**
 * For what only some visitors of a page see, or use. In a finished page the server's HTML stays until it is used itself,
 * or until the page shows something newer; what was pressed meanwhile is pressed again then (src/ui/client-finished.ts).
 * A page that comes to need it later shows nothing until it is there.
 */
export function part<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Part<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let arrive: () => void;
  const there = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= untilThere(async () => {
      Loaded = await twice(fetch);
      arrive();
    });
    return loading;
  };
  const Late = ({ props, onThere }: { props: Props; onThere: () => void }) => {
    if (useHydrated()) load();
    // Not `use`: React would wait for the first part that nobody uses before it takes over the others.
    if (!Loaded) throw there;
    useOnMount(onThere);
    return <Loaded {...props} />;
  };
  const Part = (props: Props) => {
    const box = useRef<HTMLDivElement>(null);
    useOnMount(() => {
      const place = box.current;
      if (!place) return;
      hearSigns(place, (isMeant) => isMeant && load());
      const isInUse = place.matches(':hover,:focus-within') || place.querySelector('[aria-busy]');
      if (isInUse || takesFile(place)) load();
    });
    const free = () => {
      box.current?.removeAttribute('data-part');
      tellTakenOver();
    };
    return (
      <div ref={box} className={styles.part} data-part="">
        <Suspense>
          <Late props={props} onThere={free} />
        </Suspense>
      </div>
    );
  };
  return Object.assign(Part, { load });
}
