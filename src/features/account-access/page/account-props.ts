import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { errorScreenTexts } from '#src/i18n/error-screen.text.ts';
import { homeOfRole, movedPaths, paths, signInOfRole } from '#src/i18n/paths.ts';
import type { Texts } from '#src/i18n/text.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { accountTexts } from './account.text.ts';
import { wordForWord } from './word-for-word.ts';

/** The faults that a new password can have. */
export const PASSWORD_CODES = [
  'fields_required',
  'password_too_short',
  'password_too_long',
  'password_no_uppercase',
  'password_no_lowercase',
  'password_no_number',
  'password_common',
] as const satisfies readonly ErrorCode[];

const INVALID_EMAIL = {
  email_invalid: { de: 'Ungültige E-Mail-Adresse.', en: 'Please enter a valid email address' },
} satisfies Texts;

/**
 * Everything that a page's island needs beside its own texts.
 * @param codes the faults that the island finds by itself, said in the catalogue's sentences
 * @param own sentences of this page that replace the catalogue's, by code
 */
export function accountProps(lang: Lang, codes: readonly ErrorCode[] = [], own: Texts = {}) {
  const inLang = <Key extends string>(addresses: Record<Key, (lang: Lang) => string>) =>
    Object.fromEntries(
      (Object.entries(addresses) as [Key, (lang: Lang) => string][]).map(([key, path]) => [key, path(lang)]),
    ) as Record<Key, string>;
  const { home, portal, join, studentReset, resetPassword, resetComplete, privacy } = paths;
  return {
    lang,
    texts: accountTexts(lang),
    errors: { ...pickErrorTexts(lang, codes), ...wordForWord(INVALID_EMAIL, lang), ...wordForWord(own, lang) },
    errorScreen: errorScreenTexts(lang),
    support: mailLink(site.contact.supportEmail),
    homes: inLang(homeOfRole),
    signIns: inLang(signInOfRole),
    links: inLang({
      home,
      portal,
      login: movedPaths.login,
      join,
      reset: studentReset,
      resetPassword,
      resetComplete,
      privacy,
    }),
  };
}
