import { isPast, type SeasonState } from '#contract/seasons/season-state.ts';

const LIKELIEST: readonly SeasonState[] = ['open', 'planned', 'closed', 'running'];

/** Seasons that applications can move into: the next open one first, what runs already last. Pure. */
export function seasonsToMoveTo<Season extends { state: SeasonState }>(newestFirst: readonly Season[]): Season[] {
  const place = ({ state }: Season) => LIKELIEST.indexOf(state);
  return newestFirst
    .filter(({ state }) => !isPast(state))
    .reverse()
    .sort((a, b) => place(a) - place(b));
}
