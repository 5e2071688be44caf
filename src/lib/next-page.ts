/**
 * The page that somebody wanted before signing in, from a query such as ?next=/de/dashboard. Anybody can write such a
 * link, so only paths of this site under a language pass, and nothing that a browser reads as another host. The answer is
 * in `lang`: whoever has switched the language on the way stays in it.
 */
export function nextPage(query: string, lang: string): string | undefined {
  const next = new URLSearchParams(query).get('next');
  return next && /^\/(?:de|en)(?:[/?#]|$)/.test(next) && !/[\\\s\p{Cc}]|\/\/|\/\.\.?(?:[/?#]|$)/u.test(next)
    ? `/${lang}${next.slice(3)}`
    : undefined;
}
