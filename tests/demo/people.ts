import type { Lang } from '#contract/languages.ts';

/** Somebody who does not exist. Family names are the words with which papers say "example". */
export interface Invented {
  first: string;
  middle: string;
  last: string;
  /** In Latin letters, as it stands in a passport. */
  firstLatin: string;
  email: string;
  phone: string;
  lang: Lang;
}

/** A given name, and the same in Ethiopic letters for those who type them. */
const GIVEN: readonly (readonly [latin: string, ethiopic?: string])[] = [
  ['Selam', 'ሰላም'],
  ['Hanna'],
  ['Dawit', 'ዳዊት'],
  ['Emma'],
  ['Meron', 'ሜሮን'],
  ['Lukas'],
  ['Yonas', 'ዮናስ'],
  ['Grace'],
  ['Liya'],
  ['Jakob'],
  ['Rahel', 'ራሄል'],
  ['Oliver'],
  ['Kaleb'],
  ['Sophie'],
  ['Abel'],
  ['Jürgen'],
  ['Bethlehem'],
  ['Daniel'],
  ['Nahom'],
  ['Charlotte'],
  ['Tsion', 'ጽዮን'],
  ['Felix'],
  ['Mikiyas'],
];
const FAMILY = ['Muster', 'Beispiel', 'Example', 'Mustermann', 'Sample', 'Specimen', 'Musterfrau'];
/** Every so many write their name in Ethiopic letters, where it has any. */
const WRITES_ETHIOPIC_EVERY = 9;

/** The person of a number: always the same one, and of 300 no two with the same address. */
export function invented(index: number): Invented {
  const [latin, ethiopic] = GIVEN[index % GIVEN.length] ?? ['Selam'];
  const last = FAMILY[(index * 3 + Math.floor(index / GIVEN.length)) % FAMILY.length] ?? 'Muster';
  const [second] = GIVEN[(index + 8) % GIVEN.length] ?? ['Hanna'];
  return {
    first: ethiopic && index % WRITES_ETHIOPIC_EVERY === 0 ? ethiopic : latin,
    middle: index % 5 === 2 ? second : '',
    last,
    firstLatin: latin,
    email: `${plain(latin)}.${plain(last)}.${index + 1}@example.org`,
    // 000 is nobody's number.
    phone: index % 4 === 3 ? '' : `+251 00 000 ${String(index + 1).padStart(4, '0')}`,
    lang: index % 5 < 2 ? 'de' : 'en',
  };
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
