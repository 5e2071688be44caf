import type { FinishedProps } from '#src/ui/island/finished.ts';
import type { TakenOver, takeOver } from '../application/load-applicant-page.ts';
import type { View } from './view.ts';

export type FinishedPage<Texts> = FinishedProps<TakenOver<Texts>>;

/** Fetches what a page shows of one application only. */
export type LoadParts<Texts> = Parameters<typeof takeOver<Texts>>[4];

/** Loads a page that the server finishes: there to draw it, in the browser to take it over as it stands. */
export const load = <Texts>(...own: Parameters<typeof takeOver<Texts>>): Promise<TakenOver<Texts>> =>
  import('../application/load-applicant-page.ts').then((script) => script.takeOver(...own));

/** What the server knew, for the screens: as long as the page shows the view that it has drawn. */
export function knownOf<Texts>(first: TakenOver<Texts> | undefined, view: View) {
  return {
    finished: view === first?.view ? first.finished : undefined,
    search: first?.finished.search ?? globalThis.location?.search ?? '',
  };
}
