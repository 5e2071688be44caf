import { type ComponentType, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useHydrated } from './form/plain-form.ts';
import { tellTakenOver, untilThere } from './island/finished.ts';
import { useOnMount } from './island/on-change.ts';
import { hearSigns, takesFile } from './island/use-signs.ts';
import { twice } from './lazy/twice.ts';
import styles from './part.module.css';

/** A component in a script of its own. */
export interface Part<Props, First> {
  (props: Props): ReactNode;
  /** Fetches it: the server draws a page with all of its parts. */
  load: (first: First) => Promise<unknown>;
}

/**
 * For what only some visitors of a page see, or use. In a finished page the server's HTML stays until it is used itself,
 * or until the page shows something newer; what was pressed meanwhile is pressed again then (src/ui/client-finished.ts).
 * A page that comes to need it later stays as it was until it is there.
 * @param fetch is told what the part was told first
 */
export function part<Props extends First, First extends object = object>(
  fetch: (first: First) => Promise<ComponentType<Props>>,
): Part<Props, First> {
  let Loaded: ComponentType<Props> | undefined;
  let arrive: () => void;
  const there = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let loading: Promise<void> | undefined;
  const load = (first: First) => {
    loading ??= untilThere(async () => {
      Loaded = await twice(() => fetch(first));
      arrive();
    });
    return loading;
  };
  const Late = ({ props, onThere }: { props: Props; onThere: () => void }) => {
    if (useHydrated()) load(props);
    // Not `use`: React would wait for the first part that nobody uses before it takes over the others.
    if (!Loaded) throw there;
    useOnMount(onThere);
    // The same element as long as it is told the same, also when all is hydrated: parts may stand in it.
    const Shown = Loaded;
    return useMemo(() => <Shown {...props} />, [props]);
  };
  const Part = (props: Props) => {
    const box = useRef<HTMLDivElement>(null);
    const [isDrawn] = useState(!useHydrated());
    useOnMount(() => {
      const place = box.current;
      if (!place) return;
      hearSigns(place, (isMeant) => isMeant && load(props));
      const isInUse = place.matches(':hover,:focus-within') || place.querySelector('[aria-busy]');
      if (isInUse || takesFile(place)) load(props);
    });
    // The same element until it is told something newer: React would drop the server's HTML for another one.
    const shown = useMemo(() => {
      const free = () => {
        box.current?.removeAttribute('data-part');
        tellTakenOver();
      };
      const late = <Late props={props} onThere={free} />;
      return isDrawn ? <Suspense>{late}</Suspense> : late;
    }, [props, isDrawn]);
    return (
      <div ref={box} className={styles.part} data-part="">
        {shown}
      </div>
    );
  };
  return Object.assign(Part, { load });
}
