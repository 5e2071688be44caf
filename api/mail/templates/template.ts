import type { Lang, Text } from '#contract/languages.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { MailContent } from '../content.ts';

/** What a mail may speak of. `reason`, `document` and the like come from the outbox row. */
export interface MailFacts {
  site: SiteConfig;
  params: Readonly<Record<string, string>>;
}

/** Where a mail's button leads: a page, and the name under which it takes the reader's token; no name, no token. */
export interface MailLink {
  page: string;
  query?: 'token' | 'confirm';
  /** How long the token opens the page, in the reader's words. */
  rule?: string;
}

/** `isReminder`: it carries a link that stops further ones. */
type Body = Omit<MailContent, 'greeting' | 'button' | 'stop'> & { button?: string; link?: MailLink; isReminder?: true };

/** One mail in both languages. A mail with a `button` leads to the application unless it names another `link`. */
export type Template = (facts: MailFacts, lang: Lang) => Body;

export const OPEN_APPLICATION: Text = { de: 'Bewerbung öffnen', en: 'Open your application' };

export function pick(
  lang: Lang,
  texts: { headline: Text; first: Text; second?: Text },
): { headline: string; paragraphs: string[] } {
  return {
    headline: texts.headline[lang],
    paragraphs: [texts.first[lang], ...(texts.second ? [texts.second[lang]] : [])],
  };
}
