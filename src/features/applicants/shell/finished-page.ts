import { use, useState } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { TakenOver, takeOver } from '../application/load-applicant-page.ts';
import type { View } from './view.ts';

/** Further props of an island that the server draws. */
export interface FinishedProps<Texts> {
  /** `Finished` as JSON: the server adds it to the island of the built page. */
  finished?: string;
  /** What the server draws the page from. */
  drawn?: TakenOver<Texts>;
}

export type Taken<Texts> = TakenOver<Texts> | Promise<TakenOver<Texts>> | undefined;

/** Loads a page that the server finishes: there to draw it, in the browser to take it over as it stands. */
export const load = <Texts>(...own: Parameters<typeof takeOver<Texts>>): Promise<TakenOver<Texts>> =>
  import('../application/load-applicant-page.ts').then((script) => script.takeOver(...own));

/** What a finished page is, for `useFirst` inside `Suspense`: until all is there, the HTML of the server stays. */
export function useTaken<Texts>(
  { finished, drawn }: FinishedProps<Texts>,
  take: (finished: Finished) => Promise<TakenOver<Texts>>,
): Taken<Texts> {
  const [taken] = useState(() => finished && take(JSON.parse(finished)).catch(stayAsItIs<TakenOver<Texts>>));
  return taken || drawn;
}

/** Undefined for a page as it was built. */
export function useFirst<Texts>(taken: Taken<Texts>): TakenOver<Texts> | undefined {
  useOnMount(tellTakenOver);
  return taken instanceof Promise ? use(taken) : taken;
}

/** What the server knew, for the screens: as long as the page shows the view that it has drawn. */
export function knownOf<Texts>(first: TakenOver<Texts> | undefined, view: View) {
  return {
    finished: view === first?.view ? first.finished : undefined,
    search: first?.finished.search ?? globalThis.location?.search ?? '',
  };
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
