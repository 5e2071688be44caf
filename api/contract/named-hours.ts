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
const HOURS = '(?:(?:arbeits)?stunden|std\\.?|(?:work(?:ing)? )?hours?|hrs?\\.?|h)';
const EACH = '[\\s-]{0,2}(?:an einem|am|in der|pro|je|jeden|jede|die|an|a|per|each|every|/)?[\\s-]{0,2}';
const DAY = '(?:arbeitstag|werktag|tag|schicht|working day|workday|day|shift|täglich|daily|d\\b)';
const WEEK = '(?:woche|wöchentlich|week|wk\\b|w\\b)';

const DAY_HOURS = [
  all(`${NUMBER}${HOURS}${EACH}${DAY}`),
  all(`(?:täglich|daily|am tag|jeden tag|every day)(?: bis zu| up to)?${NUMBER}${HOURS}`),
];
/** Of a day if it can be one: neither of a week nor of rest. */
const NO_DAY = `(?!${EACH}(?:${WEEK}|ruhe|rest|pause|break|frei(?!tag)|off))`;
const EACH_HOURS = [
  all(`${NUMBER}${HOURS} (?:each|jeweils)${NO_DAY}`),
  all(`(?:jeweils|je)${NUMBER}${HOURS}\\b${NO_DAY}`),
];
/** Days of work: '2 Tage pro Woche frei' names none. */
const WEEK_DAYS = [
  all(`${NUMBER}(?:(?:arbeits|werk)?tagen?|(?:work(?:ing)? )?days?|d)${EACH}${WEEK}(?! (?:frei(?!tag)|off))`),
];
const WEEK_HOURS = [all(`${NUMBER}${HOURS}${EACH}${WEEK}`), all(`${NUMBER}wochenstunden`)];

const WEEKDAYS = [
  ...['mo|montags?|mon|mondays?', 'di|dienstags?|tues?|tuesdays?', 'mi|mittwochs?|wed|wednesdays?'],
  ...['do|donnerstags?|thur?s?|thursdays?', 'fr|freitags?|fri|fridays?', 'sa|samstags?|sonnabends?|sat|saturdays?'],
  'so|sonntags?|sun|sundays?',
];
const WEEKDAY = `(${WEEKDAYS.join('|')})\\.?`;
const RANGE = all(`(?:^|[^\\p{L}])${WEEKDAY}\\s?(?:-|–|—|bis|to|till|through)\\s?${WEEKDAY}(?!\\p{L})`);
const WHOLE_WEEK = /(?:jede[nm]|alle[nr]?|every|each|all) (?:tage?n?|days?) (?:der|of the) (?:woche|week)/iu;
const AROUND_THE_CLOCK = /(?:^|[^\d.,/])24 ?\/ ?7(?![\d/])/u;
/** Who says so speaks of the airport's week, of which a person works a part. */
const IS_SHARED =
  /wechsel|rotier|rota|roster|plan|schedul|frei(?!tag)|\boff\b|ausgleich|möglich|possible|betrieb|operat|geöffnet|\bopen|schichten|shifts|\b(?:an|on) (?:fünf|five|[1-6]) (?:tagen|days)/iu;

/**
 * Reads '12 hours a day, 7 days a week' and its like, in German and English, as shifts are typed. Times of the clock are
 * left alone: '4 bis 22 Uhr' can be two shifts. Pure.
 */
export function namedHours(text: string): NamedHours {
  const each = most(text, EACH_HOURS);
  const day = Math.max(most(text, DAY_HOURS), each > 24 ? 0 : each);
  const week = most(text, WEEK_HOURS);
  return { day, days: most(text, WEEK_DAYS) || daysOfWeek(text, week > 0 ? 0 : day), week };
}

/** Days named one by one, or all. Without hours a day, or with those of a week, 'Mo–So' may be the airport's. */
function daysOfWeek(text: string, day: number): number {
  if (IS_SHARED.test(text)) return 0;
  if (WHOLE_WEEK.test(text) || AROUND_THE_CLOCK.test(text)) return 7;
  const ranges = day > 0 ? [...text.matchAll(RANGE)] : [];
  return ranges.reduce((top, [, from, to]) => Math.max(top, 1 + ((placeOf(to) - placeOf(from) + 7) % 7)), 0);
}

function placeOf(weekday = ''): number {
  return WEEKDAYS.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(weekday));
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
