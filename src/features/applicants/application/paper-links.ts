import * as at from '#contract/addresses/application.ts';
import type { Lang } from '#contract/languages.ts';
import { addressOf } from '#src/lib/call-address.ts';

/** The declaration with the applicant's own data, as PDF. */
export function personalDeclaration(lang: Lang, token: string): string {
  return addressOf(at.enrolmentDeclaration, { lang }, token);
}

/** The sheet that goes on top of the originals, as PDF. */
export function coverSheet(lang: Lang, token: string): string {
  return addressOf(at.coverSheet, { lang }, token);
}
