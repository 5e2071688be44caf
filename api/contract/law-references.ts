import { fill } from './fill.ts';
import type { Lang, Text } from './languages.ts';

/**
 * The only sources that a sentence about law may name, on pages, in mails and on papers. `compared`: with the statute or
 * an official page; the others wait for counsel alone, and say so until the settings name the day of the reading.
 */
const REFERENCES = {
  ...{ '§ 2 NachwG': 'compared', '§ 14 (4) TzBfG': 'compared', '§ 15 (4) TzBfG': 'compared', '§ 16 TzBfG': 'compared' },
  ...{ '§ 126 BGB': 'compared', '§ 623 BGB': 'compared', '§ 14 (2) BeschV': 'compared', '§ 15d BeschV': 'compared' },
  ...{ '§ 7 LuftSiG': 'compared', '§ 40 (1) AufenthG': 'compared', 'zuep.gov.de': 'compared' },
  ...{ 'arbeitsagentur.de, Ferienbeschäftigung': 'compared', 'addis-abeba.diplo.de': 'compared' },
  ...{ 'service2.diplo.de': 'compared', '§ 15 (2) TzBfG': 'open', '§ 17 TzBfG': 'open', '§ 21 TzBfG': 'open' },
  ...{ '§ 626 BGB': 'open', '§§ 394, 400 BGB': 'open', '§ 107 (2) GewO': 'open', '§ 850c ZPO': 'open' },
  ...{ '§ 4a (5) AufenthG': 'open', '§ 45b AufenthG': 'open', '§§ 3, 4, 5, 6 (5), 11 ArbZG': 'open' },
  ...{ '§§ 1, 2 MiLoG': 'open', '§ 8 (1) no. 2 SGB IV': 'open', '§§ 39b, 40a EStG': 'open', '§§ 3, 5 BUrlG': 'open' },
  ...{ '§ 4 KSchG': 'open', '§ 3 EFZG': 'open', '§ 14 MiLoG': 'open', '§ 109 GewO': 'open', '§ 46 EStG': 'open' },
  ...{ '§§ 14, 16, 17 JArbSchG': 'open', '§ 2 (1) no. 1 SGB VII': 'open', '§ 3 AufenthG': 'open', '§ 1 AÜG': 'open' },
  ...{ '§ 71 (2) AufenthG': 'open', '§ 5 DDG': 'open', '§ 18 (2) MStV': 'open', '§ 25 (2) TDDDG': 'open' },
  ...{ '§ 18i SGB IV': 'open', '§ 28a SGB IV': 'open', '§ 28a (9a) SGB IV': 'open', '§ 6 DEÜV': 'open' },
  ...{
    '§ 17 MiLoG': 'open',
    '§ 6 ArbZG': 'open',
    '§§ 3, 9, 11 ArbZG': 'open',
    '§ 41a EStG': 'open',
    'ASR A4.4': 'open',
  },
  ...{ 'arbeitsagentur.de, Betriebsnummern-Service': 'open', 'kbs.de, Minijob-Zentrale': 'open' },
  ...{ 'minijob-zentrale.de': 'open', '§ 147 AO': 'open', '§ 257 HGB': 'open' },
} as const satisfies Record<string, 'compared' | 'open'>;
export type LawReference = keyof typeof REFERENCES;

/** The day on which a sentence about law was changed last: a test keeps a print of all of them, and asks to move it. */
export const LAW_CHANGED_ON = '2026-11-30';

/** Whether counsel has read the sentences as they are now. `readOn`: what the settings say was read; '' for nothing. Pure. */
export function isLawRead(readOn: string): boolean {
  return readOn >= LAW_CHANGED_ON;
}

const T = {
  source: { de: 'Quelle: {sources}.', en: 'Source: {sources}.' },
  read: { de: 'Quelle: {sources}. Anwaltlich geprüft.', en: 'Source: {sources}. Read by counsel.' },
  unread: {
    de: 'Quelle: {sources}. Noch nicht anwaltlich geprüft.',
    en: 'Source: {sources}. Not read by counsel yet.',
  },
  open: {
    de: 'Noch nicht mit dem Gesetzestext verglichen: {sources}.',
    en: 'Not compared with the statute yet: {sources}.',
  },
  allOpen: { de: 'Noch nicht mit dem Gesetzestext verglichen.', en: 'Not compared with the statute yet.' },
} as const satisfies Record<string, Text>;

/**
 * Where sentences about law come from, and whether counsel has read them. `readOn` null: for a candidate, who can do
 * nothing about the latter, and reads the sources alone. Pure.
 */
export function sourcesInWords(references: readonly LawReference[], lang: Lang, readOn: string | null): string {
  const all = [...new Set(references)];
  const open = all.filter((one) => REFERENCES[one] === 'open');
  const named = (some: typeof all) =>
    some.map((one) => (lang === 'de' ? one.replace(' no. ', ' Nr. ') : one)).join('; ');
  if (readOn === null) return fill(T.source[lang], { sources: named(all) });
  const isRead = isLawRead(readOn);
  const said = fill(T[isRead ? 'read' : 'unread'][lang], { sources: named(all) });
  if (isRead || open.length === 0) return said;
  return `${said} ${open.length === all.length ? T.allOpen[lang] : fill(T.open[lang], { sources: named(open) })}`;
}
