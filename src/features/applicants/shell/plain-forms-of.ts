import type { Finished } from '#contract/finished-page.ts';
import type { PlainForms } from '#src/ui/form/plain-form.ts';
import type { ShellProps } from './shell-context.ts';

/** What the forms of a page bring, where the browser sends them by itself; undefined where the script has drawn them. */
export function plainFormsOf(
  { lang, texts }: Pick<ShellProps, 'lang' | 'texts'>,
  finished: Pick<Finished, 'page' | 'token' | 'refused'> | undefined,
): PlainForms | undefined {
  if (!finished) return undefined;
  const { page, token, refused } = finished;
  return { page, refused, fields: { ...(token && { access_token: token }), lang }, texts: texts.form };
}
