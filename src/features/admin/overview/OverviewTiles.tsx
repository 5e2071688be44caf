import { fill } from '#contract/fill.ts';
import { type Tile, Tiles } from '#src/ui/figures/Tiles.tsx';
import { ageText } from './age-text.ts';
import type { AdminAreaTexts } from './overview.text.ts';
import type { OverviewData } from './overview.ts';
import { shownCount, type TodoData } from './todo.ts';

interface Props {
  texts: AdminAreaTexts;
  overview: OverviewData | undefined;
  todo: TodoData | undefined;
}

/** The four numbers of the day; a dash until they are known. */
export function OverviewTiles({ texts: t, overview, todo }: Props) {
  const { applications, partners } = overview ?? {};
  const review = todo?.applications;
  const percent =
    applications && applications.all > 0 ? Math.round((applications.complete / applications.all) * 100) : 0;
  const tiles: Tile[] = [
    {
      id: 'applications',
      number: applications?.all ?? '–',
      word: t.tileApplications,
      context: applications ? fill(t.thisWeek, { count: applications.this_week }) : '',
    },
    {
      id: 'to_review',
      number: review ? shownCount(review.count, t.moreThan) : '–',
      word: t.tileReview,
      context: review && overview ? ageText(review.oldest, Date.parse(overview.now), t) || t.nobodyWaits : '',
    },
    {
      id: 'partners',
      number: partners?.active ?? '–',
      word: t.tilePartners,
      context: partners ? fill(t.paused, { count: partners.paused }) : '',
    },
    {
      id: 'complete',
      number: applications?.complete ?? '–',
      word: t.tileComplete,
      context: applications ? fill(t.shareOfAll, { percent }) : '',
    },
  ];
  return <Tiles tiles={tiles} />;
}
