import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { deferredSentences, nextSentence } from '#contract/applications/next-sentence.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { daysInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { acceptsApplications } from '#contract/matching/season.ts';
import { documentName, type NamedDocument } from '#contract/model/document.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import type { ApplicationFacts, NextAct } from '#contract/model/next-act.ts';
import type { Original } from '#contract/model/original.ts';
import { unbrokenLaw } from '#contract/unbroken-law.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { MailContent } from '../content.ts';

/** The application that a mail is about, read when the mail is sent. */
export interface ApplicationInMail {
  next: NextAct;
  /** Whether a student's account holds it. */
  hasAccount: boolean;
  /** Whether an account for it waits for its address to be confirmed. */
  awaitsConfirmation?: boolean;
  /** Whether it is in the pool of candidates. */
  isConsidered?: boolean;
  /** Whether something keeps it from there, though its owner has agreed. */
  isKeptOut?: boolean;
  /** Papers of the envelope that are not here. */
  originalsToCome: readonly Original[];
  /** Its documents that follow later. */
  deferred: ApplicationFacts['deferred'];
}

/** Facts that a template may use. `reason`, `document` and the like come from the outbox row. */
export interface MailFacts extends Partial<ApplicationInMail> {
  site: SiteConfig;
  params: Readonly<Record<string, string>>;
  /** ISO date in Berlin on which the mail is sent. */
  today: string;
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

/** Written in the mail's language, or in both with `{name}` places: a parameter of the mail, `{brand}`, `{contact}`, `{phone}`. */
type Sentence = Text | string;

interface Body extends Pick<MailContent, 'lines' | 'step'> {
  headline: Sentence;
  first?: Sentence;
  second?: Sentence | undefined;
  /** Further paragraphs. */
  paragraphs?: readonly Sentence[];
  preview?: Sentence;
  box?: { title: Sentence; text: string };
  button?: Sentence;
  link?: MailLink | ((lang: Lang) => MailLink);
  /** The mail gets a link to unsubscribe; `begin`, `invited`: from mails to somebody who has no application, or no account either. */
  isReminder?: true | 'begin' | 'invited';
  /** For further places of its sentences. */
  values?: Readonly<Record<string, Sentence>>;
}

/** A mail in both languages. One with a `button` leads to what is next unless it names another `link`. */
export type Template = Body | ((facts: MailFacts, lang: Lang) => Body);

/** Writes a mail's sentences in one language, with the values in their places. */
export function write(template: Template, facts: MailFacts, lang: Lang) {
  const body = typeof template === 'function' ? template(facts, lang) : template;
  const { headline, first, second, paragraphs = [], preview, box, button, link, lines, values = {}, ...others } = body;
  const inLang = (text: Sentence) => (typeof text === 'string' ? text : text[lang]);
  const own = Object.entries(values).map(([name, value]) => [name, inLang(value)]);
  const { brand, contact } = facts.site;
  const places = {
    brand: brand.name,
    contact: contact.email,
    phone: contact.phoneGermany.replaceAll(' ', '\u00a0'),
    ...facts.params,
    ...Object.fromEntries(own),
  };
  const say = (text: Sentence) => held(typeof text === 'string' ? text : fill(text[lang], places));
  return {
    ...others,
    headline: say(headline),
    paragraphs: [first, second, ...paragraphs].flatMap((one) => (one === undefined ? [] : [say(one)])),
    ...(preview && { preview: say(preview) }),
    ...(box && { box: { title: say(box.title), text: held(box.text) } }),
    ...(lines && { lines: lines.map(held) }),
    ...(button && { button: say(button) }),
    ...(link && { link: typeof link === 'function' ? link(lang) : link }),
  };
}

const PARAGRAPH = '\u00a7';
/** Names of companies keep their spaces. */
const held = (text: string) => (text.includes(PARAGRAPH) ? unbrokenLaw(text) : text);

/** A page that asks for the sign-in itself, or needs none. */
export const toPage = (path: string) => (lang: Lang) => ({ page: `/${lang}${path}` });

/** A page that a token opens. `life`: how long the token is valid, from when the mail is sent. */
export const byToken = (path: string, life: Text, query: 'token' | 'confirm' = 'token') =>
  lasting(path, query, { de: life.de, en: `for ${life.en}` });

/** The same for a token with a last day of its own, however late the mail is sent. */
export const byTokenUntil = (path: string, isoDate: string, hour = '') =>
  lasting(path, 'token', {
    de: `bis zum ${dayInWords(isoDate, 'de')}${hour && `, ${hour} Uhr`}`,
    en: `until ${dayInWords(isoDate, 'en')}${hour && `, ${hour} (German time)`}`,
  });

const lasting =
  (path: string, query: 'token' | 'confirm', life: Text) =>
  (lang: Lang): MailLink => ({ page: `/${lang}${path}`, query, rule: fill(RULE[lang], { life: life[lang] }) });

/** The sentence below a personal link. */
const RULE: Text = {
  de: 'Der Link gilt {life} und ist nur für Sie. Bitte leiten Sie diese E-Mail nicht weiter.',
  en: 'The link is valid {life} and is only for you. Please do not forward this e-mail.',
};

/** A page of one application, whoever is signed in. */
export const toApplicationPage = (path: string) => byToken(path, daysInWords(TOKEN_LIFE_DAYS));
export const toApplication = toApplicationPage('/join');
/** The page of the details for a placement and of what is offered. */
export const toPlacement = toApplicationPage('/placement');
/** The page of a student's account. */
export const toStudentArea = toPage(ROLE_RULES.student.home);

export const OPEN_APPLICATION: Text = { de: 'Bewerbung öffnen', en: 'Open your application' };
export const TO_SIGN_IN: Text = { de: 'Zur Anmeldung', en: 'Go to sign-in' };

/** The last paragraph of a mail that tells of a change to somebody's sign-in. */
export const ALARM: Text = {
  de: 'Waren Sie das nicht? Dann setzen Sie bitte sofort ein neues Passwort und schreiben Sie uns an {contact}.',
  en: 'Was this not you? Then please set a new password at once and write to us at {contact}.',
};

/** The sentence about the next act; none in a mail that is about no application. */
export function sayNext(facts: MailFacts, lang: Lang): string[] {
  return facts.next ? [nextSentence(facts.next, nextTexts(lang), namesIn(facts, lang))] : [];
}

/** What follows later, where the next act is something else: nobody is to learn of it from the reminder alone. */
export function sayDeferred(facts: MailFacts, lang: Lang): string[] {
  const { next, deferred = [], today } = facts;
  return next?.kind === 'deferred' || next?.kind === 'season-over'
    ? []
    : deferredSentences(deferred, today, nextTexts(lang), namesIn(facts, lang));
}

function namesIn({ site }: MailFacts, lang: Lang): (document: NamedDocument) => string {
  return (document) => documentName(document, lang, site.partnerNetwork.name);
}

/** The button of the next act, with the label of the pages. */
export function buttonOf({ next }: MailFacts, lang: Lang): Sentence {
  return next?.turn === 'applicant' ? nextTexts(lang).buttons[next.kind] : OPEN_APPLICATION;
}

/** Whether new applications are accepted on that day. */
export function canApply({ site, today }: MailFacts): boolean {
  return acceptsApplications(site.programme, today);
}

/** Somebody's words about their decision, where they gave any. */
export function reasonBox({ reason }: MailFacts['params']) {
  return reason ? { box: { title: { de: 'Der Grund', en: 'The reason' }, text: reason } } : {};
}

/** What is said of one of several kinds of news. */
export type Kind = Text | { one: Text; many: Text };

/** A line for each kind that the parameters say something of. Pure. */
export function linesOf(kinds: Readonly<Record<string, Kind>>, params: MailFacts['params'], lang: Lang): string[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const said = params[name];
    const text = 'many' in kind ? kind[said === '1' ? 'one' : 'many'] : kind;
    return said === undefined ? [] : [fill(text[lang], { said })];
  });
}
