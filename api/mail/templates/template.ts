import type { Lang, Text } from '#contract/languages.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { MailContent } from '../content.ts';

/** What a mail may speak of. `reason`, `document` and the like come from the outbox row. */
export interface MailFacts {
  site: SiteConfig;
  params: Readonly<Record<string, string>>;
}

/** `isReminder`: it carries a link that stops further ones. */
type Body = Omit<MailContent, 'greeting' | 'button' | 'stop'> & { button?: string; isReminder?: true };

/** One mail in both languages. A mail with a `button` gets the personal link. */
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
