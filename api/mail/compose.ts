import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { pathIn } from '#contract/call-entry.ts';
import { calls } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { NextKind } from '#contract/model/next-act.ts';
import type { SiteConfig } from '../config/site.ts';
import type { MailContent } from './content.ts';
import { isGreetable } from './greeting.ts';
import { renderHtml, renderText } from './layout.ts';
import { FRAME, STOP } from './mail.text.ts';
import type { OutboxRow } from './outbox.store.ts';
import {
  type ApplicationInMail,
  type MailLink,
  toApplication,
  toApplicationPage,
  write,
} from './templates/template.ts';
import { TEMPLATES } from './templates/templates.ts';

/** A mail, ready to be sent. */
export interface Mail {
  /** Used as Message-ID, the same at every try, so that a mailbox can drop a mail that comes twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** How a mail program unsubscribes, if the mail is one that can be stopped. */
  unsubscribe?: { oneClick?: string; mailto: string };
}

/** Whoever can stop the reminders that a mail belongs to: an application or an account. */
export interface Unsubscriber {
  /** What a letter names, for the operator's command. */
  letterId: string;
  /** Stops the reminders, and opens nothing. */
  unsubscribeToken: string;
  /** Whether they are stopped. */
  hasStopped?: boolean;
}

/** An application with what the frame of its mail needs. */
export interface MailedApplication extends Unsubscriber, ApplicationInMail {
  id: string;
  step: NonNullable<MailContent['step']>;
}

interface Composing {
  row: Pick<OutboxRow, 'id' | 'template' | 'lang' | 'params'> & Partial<Pick<OutboxRow, 'applicant_id'>>;
  to: string;
  /** '' if the name is not sure to be the recipient's. */
  firstName: string;
  site: SiteConfig;
  publicUrl: string;
  /** ISO date in Berlin. */
  today: string;
  /** Missing in a mail that is not about an application. */
  application?: MailedApplication | undefined;
  /** For a mail to an account. */
  account?: Unsubscriber | undefined;
  /** Makes the token of the button; called only if the mail's link takes one. */
  token: () => string;
}

/** Writes a mail in the recipient's language, with their own link if the mail has a button. */
export function composeMail(composing: Composing): Mail {
  const { row, to, firstName, site, publicUrl, today, application, account, token } = composing;
  const { lang } = row;
  const params = JSON.parse(row.params) as Record<string, string>;
  const written = write(TEMPLATES[row.template], { ...application, site, params, today }, lang);
  const { button, isReminder, link = toNextAct(application, lang), ...body } = written;
  const secret = button && link.query ? token() : '';
  const { rule } = link;
  const unsubscriber = application ?? account;
  const ways = unsubscriber && unsubscribeWays(unsubscriber, site, publicUrl);
  const statusPage = `${publicUrl}/${lang}/status?token=${secret}&reminders=stop`;
  const content: MailContent = {
    ...body,
    ...(row.template.startsWith('operator-') && { isInternal: true as const }),
    ...(row.applicant_id && { applicationNumber: applicationNumber(row.applicant_id) }),
    ...(body.step && application && { step: application.step }),
    ...(isGreetable(firstName) && { greeting: fill(FRAME.greeting[lang], { name: firstName }) }),
    ...(button && { button: { label: button, url: `${publicUrl}${urlOf(link, secret)}`, ...(rule && { rule }) } }),
    ...(isReminder &&
      ways && {
        stop: { url: application ? statusPage : `${ways.page}?lang=${lang}`, ...stopWords(isReminder, lang) },
      }),
  };
  const frame = { site, publicUrl, lang };
  return {
    id: row.id,
    to,
    subject: content.headline,
    text: renderText(content, frame),
    html: renderHtml(content, frame),
    ...(isReminder && ways && { unsubscribe: ways.headers }),
  };
}

function stopWords(kind: true | 'begin' | 'invited', lang: Lang) {
  const { why, label } = STOP[kind === true ? 'reminder' : kind];
  return { why: why[lang], label: label[lang] };
}

/**
 * The page with a button that stops reminders, and the headers for a mail program's own button. There, one click
 * (RFC 8058) works over https only, a letter to the contact address everywhere.
 */
function unsubscribeWays({ letterId, unsubscribeToken }: Unsubscriber, { contact }: SiteConfig, publicUrl: string) {
  const subject = new URLSearchParams({ subject: `stop-reminders ${letterId}` });
  const mailto = `mailto:${contact.email}?${subject.toString().replace(/\+/g, '%20')}`;
  const page = `${publicUrl}${pathIn(calls.unsubscribe.at).replace(':unsubscribe_token', unsubscribeToken)}`;
  return { page, headers: publicUrl.startsWith('https:') ? { oneClick: page, mailto } : { mailto } };
}

/** The step whose documents are to be sent next, all of them together. */
const UPLOAD_STEP: Partial<Record<NextKind, 2 | 3>> = { documents: 2, declaration: 3 };

/** A student with an account uploads from their own page, whose button needs token and step; all others go straight. */
function toNextAct(application: MailedApplication | undefined, lang: Lang): MailLink {
  const step = application?.hasAccount && UPLOAD_STEP[application.next.kind];
  return step ? { ...toApplicationPage(ROLE_RULES.student.home)(lang), step } : toApplication(lang);
}

function urlOf({ page, query, step }: MailLink, secret: string): string {
  const parameters = [...(query ? [`${query}=${secret}`] : []), ...(step ? [`step=${step}`] : [])];
  return [page, parameters.join('&')].filter(Boolean).join('?');
}
