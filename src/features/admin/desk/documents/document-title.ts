import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { DocumentTexts } from './documents.text.ts';

/** 'Passport' where that is known, else the name of the document's type. */
export function documentTitle({ subtypes, names }: DocumentTexts, { type, subtype }: DeskDocument): string {
  const exact = Object.entries(subtypes).find(([name]) => name === subtype);
  return exact?.[1] ?? names[type];
}
