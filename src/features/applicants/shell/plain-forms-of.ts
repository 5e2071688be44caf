import type { Finished } from '#contract/finished-page.ts';
import type { PlainForms } from '#src/ui/form/plain-form.ts';
import type { ShellProps } from './shell-context.ts';

/**
 * What the forms of a page bring, where the browser sends them by itself; undefined where the script has drawn them.
 * @param finished of a page with somebody's application; without its parts, of step 1 as it was built
 */
export function plainFormsOf(
  { lang, texts, links }: Pick<ShellProps, 'lang' | 'texts' | 'links'>,
  finished: Partial<Finished> | undefined,
): PlainForms | undefined {
  if (!finished) return undefined;
  const { page = links.join, token, refused } = finished;
  if (!import.meta.env.SSR) return { refused };
  const fields = { ...(token && { access_token: token }), lang };
  return { refused, written: { page, fields, sure: texts.form.sure } };
}
