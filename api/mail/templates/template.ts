import { documentName } from '#contract/document.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { nextTexts } from '#contract/next-act.text.ts';
import type { NextAct } from '#contract/next-act.ts';
import { nextSentence } from '#contract/next-sentence.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { MailContent } from '../content.ts';

/** What a mail may speak of. `reason`, `document` and the like come from the outbox row. */
export interface MailFacts {
  site: SiteConfig;
  params: Readonly<Record<string, string>>;
  /** The ISO date in Berlin on which it goes out. */
  today: string;
  /** What is next in the application that it is about, at the moment when it goes out. */
  next?: NextAct | undefined;
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

/** What is next, in a sentence; where the application is not known, another one. */
export function sayNext({ next, site }: MailFacts, lang: Lang, otherwise: Text): string {
  if (!next) return otherwise[lang];
  return nextSentence(next, nextTexts(lang), (type) => documentName(type, lang, site.partnerNetwork.name));
}

/** The button that leads on, called as on the pages. */
export function buttonOf({ next }: MailFacts, lang: Lang): string {
  return next?.turn === 'applicant' ? nextTexts(lang).buttons[next.kind] : OPEN_APPLICATION[lang];
}

/** A sentence that names the address where somebody reads: the mail's own is none. */
export function toContact(text: Text, { contact: { email } }: SiteConfig): Text {
  return { de: fill(text.de, { email }), en: fill(text.en, { email }) };
}

/** Whether somebody can begin a new application. */
export function canApply({ site, today }: MailFacts): boolean {
  const lastDay = site.programme.applicationsCloseOn;
  return lastDay === '' || today <= lastDay;
}

export function pick(
  lang: Lang,
  texts: { headline: Text; first: Text; second?: Text },
): { headline: string; paragraphs: string[] } {
  return {
    headline: texts.headline[lang],
    paragraphs: [texts.first[lang], ...(texts.second ? [texts.second[lang]] : [])],
  };
}
