import type { Lang } from '#contract/languages.ts';
import { addressOf } from '#src/lib/call/call-address.ts';

/** Address of the declaration with the applicant's own data, a PDF. */
export function personalDeclaration(lang: Lang, token: string): string {
  return addressOf('GET /api/functions/enrolment-declaration', { lang }, token);
}

/** Address of the cover sheet, a PDF. */
export function coverSheet(lang: Lang, token: string): string {
  return addressOf('GET /api/functions/cover-sheet', { lang }, token);
}
