/** What is counted of a week; `startsOn`: ISO date of its Monday. */
export interface WeekCount {
  startsOn: string;
  count: number;
}

/** In units of the drawing: x from 30 to 558, y from 150 (zero) up to 20. */
const LEFT = 30;
const RIGHT = 558;
const BOTTOM = 150;
const TOP = 20;

interface WeekChart {
  points: readonly { x: number; y: number }[];
  /** Horizontal lines, from the bottom up. */
  ticks: readonly { value: number; y: number }[];
  /** Five weeks are labelled with their date, only three of them on a phone. */
  labels: readonly { startsOn: string; x: number; isWide: boolean }[];
}

export function weekChart(weeks: readonly WeekCount[]): WeekChart {
  const top = roundUp(Math.max(0, ...weeks.map(({ count }) => count)));
  const last = weeks.length - 1;
  const xOf = (index: number) => (last > 0 ? LEFT + ((RIGHT - LEFT) * index) / last : RIGHT);
  const yOf = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / top;
  const every = Math.max(1, Math.ceil(last / 4));
  const labelled = [0, every, 2 * every, 3 * every, last].filter((index) => index <= last);
  return {
    points: weeks.map(({ count }, index) => ({ x: xOf(index), y: yOf(count) })),
    ticks: [0, top / 2, top].map((value) => ({ value, y: yOf(value) })),
    labels: [...new Set(labelled)].flatMap((index, place) => {
      const week = weeks[index];
      return week ? [{ startsOn: week.startsOn, x: xOf(index), isWide: place % 2 === 1 }] : [];
    }),
  };
}

/** Rounds up to an even number, so that half of it is whole too. */
function roundUp(value: number): number {
  const unit = value <= 10 ? 2 : value <= 50 ? 10 : value <= 200 ? 20 : 100;
  return Math.max(2, Math.ceil(value / unit) * unit);
}

export function pathOf(points: WeekChart['points']): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** The area below the line. */
export function areaOf(points: WeekChart['points']): string {
  const [first, last] = [points[0], points[points.length - 1]];
  return first && last ? `${pathOf(points)}L${round(last.x)} ${BOTTOM}L${round(first.x)} ${BOTTOM}Z` : '';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
