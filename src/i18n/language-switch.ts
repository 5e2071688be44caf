import type { CookieKey, DeviceKey } from '#contract/browser-storage.ts';
import type { Lang } from '#contract/languages.ts';
import { LANGUAGE_KEPT_YEARS } from '#contract/limits.ts';
import { reportOnLeaving } from '#src/lib/report-on-leaving.ts';

const LANGUAGE_KEY: CookieKey & DeviceKey = 's4f_lang';
const KEPT_SECONDS = LANGUAGE_KEPT_YEARS * 365 * 24 * 60 * 60;

/** The same page in the other language: only the first segment of the path changes. */
export function inLanguage(
  lang: Lang,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const rest = pathname.split('/').slice(2);
  return ['', lang, ...rest].join('/') + search + hash;
}

/** Makes the links of the switch, which work without this script, also store the choice. */
export function startLanguageSwitch(): void {
  const chosen = storedLanguage();
  // Safari forgets cookies made by scripts after seven days, but not this storage.
  if (chosen) tellServer(chosen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) {
    const lang = link.dataset.lang as Lang;
    const keepAddress = () => {
      // An answer of the API shows a page at an address without a language.
      if (!location.pathname.startsWith('/api')) link.href = inLanguage(lang, location);
    };
    keepAddress();
    link.addEventListener('click', () => {
      keepAddress();
      remember(lang);
      // The server then writes its mails in this language too. Pages have a token in the address as `token`.
      reportOnLeaving('/api/functions/choose-language', {
        lang,
        access_token: new URLSearchParams(location.search).get('token') ?? undefined,
      });
    });
  }
}

function remember(lang: Lang): void {
  tellServer(lang);
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // Storage can be blocked; the cookie alone is enough for the server.
  }
}

function storedLanguage(): Lang | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    // Not isLang: a module shared with an island would no longer be inlined, and cost each page one more request.
    return stored === 'de' || stored === 'en' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function tellServer(lang: Lang): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones.
  document.cookie = `${LANGUAGE_KEY}=${lang};Path=/;Max-Age=${KEPT_SECONDS};SameSite=Lax${secure}`;
}
