/** Working hours that a text names: the most hours a day, days a week and hours a week; 0 where it names none. */
export interface NamedHours {
  day: number;
  days: number;
  week: number;
}

const WORDS: Readonly<Record<string, number>> = {
  ...{ fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12, dreizehn: 13, vierzehn: 14 },
  ...{ five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14 },
  ...{ fünfzehn: 15, sechzehn: 16, fifteen: 15, sixteen: 16 },
};

const NUMBER = `(?:^|[^\\p{L}\\d.,])(\\d{1,3}(?:[.,]\\d{1,2})?|${Object.keys(WORDS).join('|')})[\\s-]{0,2}`;
const HOURS = '(?:stunden|std\\.?|hours?|hrs?\\.?|h)';
const EACH = '[\\s-]{0,2}(?:an einem|am|in der|pro|je|jeden|jede|die|an|a|per|each|every|/)?[\\s-]{0,2}';
const DAY = '(?:arbeitstag|werktag|tag|schicht|working day|workday|day|shift|täglich|daily)';
const WEEK = '(?:woche|wöchentlich|week)';

const DAY_HOURS = [
  all(`${NUMBER}${HOURS}${EACH}${DAY}`),
  all(`(?:täglich|daily|am tag|jeden tag|every day)(?: bis zu| up to)?${NUMBER}${HOURS}`),
];
const WEEK_DAYS = [all(`${NUMBER}(?:tagen?|days?)${EACH}${WEEK}`)];
const WEEK_HOURS = [all(`${NUMBER}${HOURS}${EACH}${WEEK}`), all(`${NUMBER}wochenstunden`)];

/**
 * Reads '12 hours a day, 7 days a week' and its like, in German and English, as shifts are typed. Times of the clock are
 * left alone: '4 bis 22 Uhr' can be two shifts. Pure.
 */
export function namedHours(text: string): NamedHours {
  return { day: most(text, DAY_HOURS), days: most(text, WEEK_DAYS), week: most(text, WEEK_HOURS) };
}

function most(text: string, patterns: readonly RegExp[]): number {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.reduce((top, [, typed = '']) => Math.max(top, numberOf(typed)), 0);
}

function numberOf(typed: string): number {
  return WORDS[typed.toLowerCase()] ?? Number(typed.replace(',', '.'));
}

function all(pattern: string): RegExp {
  return new RegExp(pattern, 'giu');
}
