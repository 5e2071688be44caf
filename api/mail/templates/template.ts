import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { deferredSentences, nextSentence } from '#contract/applications/next-sentence.ts';
import { daysInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { acceptsApplications } from '#contract/matching/season.ts';
import { documentName, type NamedDocument } from '#contract/model/document.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import type { ApplicationFacts, NextAct } from '#contract/model/next-act.ts';
import type { Original } from '#contract/model/original.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { MailContent } from '../content.ts';
import { linkRule } from './link-rule.ts';

/** Facts that a template may use. `reason`, `document` and the like come from the outbox row. */
export interface MailFacts {
  site: SiteConfig;
  params: Readonly<Record<string, string>>;
  /** ISO date in Berlin on which the mail is sent. */
  today: string;
  /** The next act of the mail's application, read when the mail is sent. */
  next?: NextAct | undefined;
  /** Whether a student's account holds that application. */
  hasAccount?: boolean | undefined;
  /** Whether an account for it waits for its address to be confirmed. */
  awaitsConfirmation?: boolean | undefined;
  /** Its papers that are not here. */
  originalsToCome?: readonly Original[] | undefined;
  /** Its documents that follow later. */
  deferred?: ApplicationFacts['deferred'] | undefined;
}

/** Where a mail's button leads: a page, and the query parameter for the token. Without that, the link has no token. */
export interface MailLink {
  page: string;
  query?: 'token' | 'confirm';
  /** The step that the page is to show. */
  step?: 2 | 3;
  /** How long the token is valid, in words. */
  rule?: string;
}

/** `isReminder`: the mail gets a link to unsubscribe. */
type Body = Omit<MailContent, 'greeting' | 'button' | 'stop'> & { button?: string; link?: MailLink; isReminder?: true };

/** A mail in both languages. One with a `button` leads to what is next unless it names another `link`. */
export type Template = (facts: MailFacts, lang: Lang) => Body;

/** Opens the application itself, whoever is signed in. */
export function toApplication(lang: Lang): MailLink {
  return { page: `/${lang}/join`, query: 'token', rule: linkRule(daysInWords(TOKEN_LIFE_DAYS), lang) };
}

/** The page of the details for a placement and of what is offered. */
export function toPlacement(lang: Lang): MailLink {
  return { ...toApplication(lang), page: `/${lang}/placement` };
}

/** The page of a student's account, which asks for the sign-in itself. */
export function toStudentArea(lang: Lang): MailLink {
  return { page: `/${lang}${ROLE_RULES.student.home}` };
}

export const OPEN_APPLICATION: Text = { de: 'Bewerbung öffnen', en: 'Open your application' };

/** The last paragraph of a mail that tells of a change to somebody's sign-in. */
export const ALARM: Text = {
  de: 'Waren Sie das nicht? Dann setzen Sie bitte sofort ein neues Passwort und schreiben Sie uns an {email}.',
  en: 'Was this not you? Then please set a new password at once and write to us at {email}.',
};

/** The sentence about the next act; `otherwise` if the application is not known. */
export function sayNext(facts: MailFacts, lang: Lang, otherwise: Text): string {
  return facts.next ? nextSentence(facts.next, nextTexts(lang), namesIn(facts, lang)) : otherwise[lang];
}

/** What follows later, where the next act is something else: nobody is to learn of it from the reminder alone. */
export function sayDeferred(facts: MailFacts, lang: Lang): string[] {
  const { next, deferred = [] } = facts;
  return next?.kind === 'deferred' ? [] : deferredSentences(deferred, nextTexts(lang), namesIn(facts, lang));
}

function namesIn({ site }: MailFacts, lang: Lang): (document: NamedDocument) => string {
  return (document) => documentName(document, lang, site.partnerNetwork.name);
}

/** The button of the next act, with the label of the pages. */
export function buttonOf({ next }: MailFacts, lang: Lang): string {
  return next?.turn === 'applicant' ? nextTexts(lang).buttons[next.kind] : OPEN_APPLICATION[lang];
}

/** A sentence with the contact address, as nobody reads the address that mails come from. */
export function toContact(text: Text, { contact: { email } }: SiteConfig): Text {
  return { de: fill(text.de, { email }), en: fill(text.en, { email }) };
}

/** Whether new applications are accepted on that day. */
export function canApply({ site, today }: MailFacts): boolean {
  return acceptsApplications(site.programme, today);
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
