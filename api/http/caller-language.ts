import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, isLang, type Lang } from '#contract/languages.ts';
import { languageOfForm } from './form-navigation.ts';
import { languageOfCookie } from './language-redirect.ts';

/** The language of the answer: that of the form, else of the page (Accept-Language), else the stored choice. */
export function callerLanguage(req: IncomingMessage, fromForm?: unknown): Lang {
  if (isLang(fromForm)) return fromForm;
  return (
    languageOfForm(req) ??
    acceptedLanguage(req.headers['accept-language']) ??
    languageOfCookie(req.headers.cookie) ??
    DEFAULT_LANGUAGE
  );
}

/** The best of our languages in an Accept-Language header. */
export function acceptedLanguage(header: string | undefined): Lang | undefined {
  const wishes = (header ?? '').slice(0, 500).split(',').map(wish);
  wishes.sort((a, b) => b.weight - a.weight);
  return wishes.find(({ lang, weight }) => isLang(lang) && weight > 0)?.lang as Lang | undefined;
}

function wish(part: string): { lang: string; weight: number } {
  const [tag = '', ...params] = part.trim().split(';');
  const q = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
  return { lang: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 };
}
