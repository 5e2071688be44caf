import { fill } from '../fill.ts';
import type { Lang, Text } from '../languages.ts';
import type { ContractSide, CostItem, CostLine } from './contract-rules.ts';

const COST_NAMES: Readonly<Record<CostItem, Text>> = {
  fee: { de: 'Gebühr des Programms', en: 'Programme fee' },
  exam: { de: 'Deutschprüfung (A2)', en: 'Exam in German (A2)' },
  postage: { de: 'Post und Kopien', en: 'Post and copies' },
  embassy: { de: 'Fahrt zur Botschaft', en: 'Trip to the embassy' },
  visa: { de: 'Visum', en: 'Visa' },
  flight: { de: 'Hin- und Rückflug', en: 'Return flight' },
  insurance: { de: 'Krankenversicherung', en: 'Health insurance' },
  security: { de: 'Zuverlässigkeits\u00adüberprüfung', en: 'Security check' },
  room: { de: 'Zimmer', en: 'Room' },
};

const T = {
  payer_employer: { de: 'Arbeitgeber', en: 'Employer' },
  payer_candidate: { de: 'Arbeitnehmer/in', en: 'Employee' },
  payer_reader: { de: 'Sie', en: 'You' },
  once: { de: '{euro}\u00a0€, einmal', en: '€{euro}, once' },
  month: { de: '{euro}\u00a0€ im Monat', en: '€{euro} a month' },
  noPrice: { de: 'noch nicht bekannt', en: 'not known yet' },
  nothing: { de: 'kostenlos', en: 'free of charge' },
} as const satisfies Record<string, Text>;

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/** A line of the cost sheet in words; nobody pays what is free. `reader`: the side that reads it. Pure. */
export function costInWords({ item, payer, euro, per }: CostLine, lang: Lang, reader?: ContractSide) {
  const price = euro === null ? T.noPrice[lang] : priceInWords({ euro, per }, lang);
  const who = T[`payer_${payer === reader ? 'reader' : payer}`][lang];
  return { name: COST_NAMES[item][lang], price, payer: euro?.to === 0 ? '' : who };
}

/** What a room of the employer costs, in words. Pure. */
export function rentInWords(euro: number | null, lang: Lang): string {
  return euro === null ? T.noPrice[lang] : priceInWords({ euro: { from: euro, to: euro }, per: 'month' }, lang);
}

function priceInWords(
  { euro: { from, to }, per }: { euro: { from: number; to: number }; per: CostLine['per'] },
  lang: Lang,
) {
  if (to === 0) return T.nothing[lang];
  const [low, high] = [from, to].map((amount) => amount.toLocaleString(LOCALES[lang]));
  return fill(T[per][lang], { euro: from === to ? `${low}` : `${low}–${high}` });
}
