import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { SiteConfig } from '../../config/site.ts';
import { writtenDate } from '../../time/berlin-time.ts';
import type { Paper } from '../paper.ts';
import { drawColumn, type Entry, fitting, heightOf } from './column.ts';
import { POSTER as T } from './poster.text.ts';
import { INK, SIDE, SMALLEST } from './sheet.ts';

const SIZES = [
  { title: 29.8, point: 14.9, address: 12.6, gap: 1.7 },
  { title: 26, point: 13, address: SMALLEST, gap: 1 },
];

/** The text beside the QR code: what to do, who can, until when, and the address for people without a camera. */
export function drawSide(paper: Paper, site: SiteConfig, lang: Lang, shortUrl: string): void {
  const points = pointsOf(site, lang);
  const deadlines = deadlinesOf(site, lang);
  const body = { color: INK, width: SIDE.width };
  const entriesIn = ({ title, point, address, gap }: (typeof SIZES)[number], last = deadlines): Entry[] => [
    { text: T.scan[lang], style: { ...body, size: title, weight: 'heading', leading: 1.05 } },
    ...points.map((text, index) => ({
      text,
      style: { ...body, size: point },
      before: index === 0 ? 3 * gap : gap,
      isPoint: true,
    })),
    ...last.map((text, index) => ({
      text,
      style: { ...body, size: point, weight: 700 as const },
      before: index === 0 ? 2 * gap : gap,
    })),
    { text: T.withoutCamera[lang], style: { ...body, size: address }, before: 3 * gap },
    { text: shortUrl, style: { ...body, size: address, weight: 700 } },
  ];
  // The last days of many seasons, or of long names, would reach into picture and address: the page behind the code has them.
  const versions = [...SIZES.map((size) => entriesIn(size)), ...SIZES.map((size) => entriesIn(size, []))];
  const entries = fitting(paper, versions, SIDE.bottom - SIDE.top);
  drawColumn(paper, entries, SIDE.left, (SIDE.top + SIDE.bottom - heightOf(paper, entries)) / 2);
}

function pointsOf({ programme }: SiteConfig, lang: Lang): string[] {
  const points = [fill(T.level[lang], { level: programme.level.minimum }), T.papers[lang]];
  return programme.costs.studentFeeEuro === 0 ? [...points, T.free[lang]] : points;
}

/** The last day to apply; where several seasons are open, that of each. */
function deadlinesOf({ programme }: SiteConfig, lang: Lang): string[] {
  const { open = [programme] } = programme;
  const text = T[open.length > 1 ? 'deadlineOf' : 'deadline'][lang];
  return open
    .filter(({ applicationsCloseOn }) => applicationsCloseOn !== '')
    .map(({ season, applicationsCloseOn: day }) => fill(text, { season: season[lang], date: writtenDate(day) }));
}
