import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { Paper } from '../paper.ts';
import { drawColumn, type Entry, fitting } from './column.ts';
import { drawMark } from './ornaments.ts';
import { POSTER as T } from './poster.text.ts';
import { FULL, HEAD, INK, INK_2, LEFT, SMALLEST } from './sheet.ts';

// Sizes for ever longer names; the headline gets smaller first.
const SIZES = [
  { headline: 51.2, name: 17.3, season: 17.3, other: 14 },
  { headline: 46, name: 15, season: 15, other: 13 },
  { headline: 40, name: 13, season: 13, other: 12 },
  { headline: 36, name: SMALLEST, season: SMALLEST, other: SMALLEST },
];

/** The brand, the headline, and whose students the poster is for; without an organisation, all of them. */
export function drawHead(paper: Paper, site: SiteConfig, lang: Lang, organization: string): void {
  paper.draw(LEFT, 7.2, 10.5 / 32, drawMark);
  paper.text(site.brand.name, LEFT + 13.4, 7.9, { size: 19, weight: 'heading', color: INK, leading: 1 });

  const { maxDays, open = [site.programme] } = site.programme;
  const headline = fill(T.headline[lang], { days: maxDays });
  const season = new Intl.ListFormat(lang).format(open.map((one) => one.season[lang]));
  const readers = fill(T.readers[lang], { season });
  const entriesIn = (sizes: (typeof SIZES)[number]): Entry[] => [
    {
      text: headline,
      style: { size: sizes.headline, weight: 'heading', color: INK, width: FULL, leading: 1, tag: 'H1' },
    },
    ...(organization
      ? [
          {
            text: organization,
            style: { size: sizes.name, weight: 700 as const, color: INK, width: FULL },
            before: 6.4,
          },
        ]
      : []),
    { text: readers, style: { size: sizes.season, color: INK, width: FULL }, before: organization ? 0 : 6.4 },
    { text: T.otherReaders[lang], style: { size: sizes.other, color: INK_2, width: FULL } },
  ];
  drawColumn(paper, fitting(paper, SIZES.map(entriesIn), HEAD.bottom - HEAD.top), LEFT, HEAD.top);
}
