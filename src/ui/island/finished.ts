import { use, useState } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import { useOnMount } from './on-change.ts';

/** Further props of an island that the server draws. */
export interface FinishedProps<Drawn> {
  /** `Finished` as JSON: the server adds it to the island of the built page. */
  finished?: string;
  /** What the server draws the page from. */
  drawn?: Drawn;
}

export type Taken<Drawn> = Drawn | Promise<Drawn> | undefined;

/** What a finished page is, for `useFirst` inside `Suspense`: until all is there, the HTML of the server stays. */
export function useTaken<Drawn>(
  { finished, drawn }: FinishedProps<Drawn>,
  take: (finished: Finished) => Promise<Drawn>,
): Taken<Drawn> {
  const [taken] = useState(() => finished && take(JSON.parse(finished)).catch(stayAsItIs<Drawn>));
  return taken || drawn;
}

/** Undefined for a page as it was built. */
export function useFirst<Drawn>(taken: Taken<Drawn>): Drawn | undefined {
  useOnMount(tellTakenOver);
  return taken instanceof Promise ? use(taken) : taken;
}

/** Without its scripts, a finished page can still be read. */
function stayAsItIs<Never>(): Promise<Never> {
  tellTakenOver();
  return new Promise(() => {});
}

/** For what waits until the page is in React's hands: src/ui/client-deferred.ts. */
function tellTakenOver(): void {
  document.dispatchEvent(new Event('taken'));
}
