import type { Lang } from '#contract/languages.ts';

/** A page with the token in its query, so that a link between pages loses nobody. */
export function pageWith(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token })}`;
}

/** The declaration with the applicant's own data, as PDF. */
export function personalDeclaration(lang: Lang, token: string): string {
  return pdfWith('enrolment-declaration', lang, token);
}

/** The sheet that goes on top of the originals, as PDF. */
export function coverSheet(lang: Lang, token: string): string {
  return pdfWith('cover-sheet', lang, token);
}

function pdfWith(call: string, lang: Lang, token: string): string {
  return `/api/functions/${call}?${new URLSearchParams({ lang, token })}`;
}
