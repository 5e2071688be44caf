import type { Text } from '#contract/languages.ts';

/** How a column is written: a time becomes an ISO time, 0 and 1 become false and true, JSON is opened, a season named. */
type Kind = 'text' | 'time' | 'flag' | 'json' | 'season';

export interface ExportField {
  label: Text;
  kind: Kind;
}

/** One table of the export, each column in words. A column that is left out says why. */
export interface ExportTable {
  title: Text;
  fields: Readonly<Record<string, ExportField>>;
  leftOut: Readonly<Record<string, LeftOut>>;
}

/** Why a column or table is not in the export. */
export const LEFT_OUT = {
  key: 'joins rows of our database; says nothing about the person',
  secret: 'a hash or secret: whoever reads it could use it, and it says nothing about the person',
  others: 'says who of us or of others acted: the export names them by role',
  copy: 'made from other rows that are in the export',
  technical: 'keeps the server going; the same facts stand in other fields',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

const field =
  (kind: Kind) =>
  (de: string, en: string): ExportField => ({ label: { de, en }, kind });
export const text = field('text');
export const time = field('time');
export const flag = field('flag');
export const json = field('json');
export const season = field('season');
