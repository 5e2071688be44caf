import { applicationNumber } from '#contract/application-number.ts';
import { daysInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import type { SiteConfig } from '../config/site.ts';
import type { MailContent } from './content.ts';
import { isGreetable } from './greeting.ts';
import { renderHtml, renderText } from './layout.ts';
import { linkRule } from './link-rule.ts';
import { FRAME } from './mail.text.ts';
import type { OutboxRow } from './outbox.store.ts';
import type { MailLink } from './templates/template.ts';
import { TEMPLATES } from './templates/templates.ts';

/** A mail as it goes out. */
export interface Mail {
  /** The same at every try, so that a mailbox can drop a doubled one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface Composing {
  row: Pick<OutboxRow, 'id' | 'template' | 'lang' | 'params'> & Partial<Pick<OutboxRow, 'applicant_id'>>;
  to: string;
  /** '' where the name isn't sure to be the reader's. */
  firstName: string;
  site: SiteConfig;
  publicUrl: string;
  /** Makes the token of the button; only called for a mail whose link takes one. */
  token: () => string;
}

/** Words of a mail in the reader's language, with the reader's own link where the mail has a button. */
export function composeMail({ row, to, firstName, site, publicUrl, token }: Composing): Mail {
  const { lang } = row;
  const params = JSON.parse(row.params) as Record<string, string>;
  const { button, isReminder, link = toApplication(lang), ...body } = TEMPLATES[row.template]({ site, params }, lang);
  const secret = button && link.query ? token() : '';
  const { rule } = link;
  const content: MailContent = {
    ...body,
    ...(row.applicant_id && { applicationNumber: applicationNumber(row.applicant_id) }),
    ...(isGreetable(firstName) && { greeting: fill(FRAME.greeting[lang], { name: firstName }) }),
    ...(button && { button: { label: button, url: `${publicUrl}${urlOf(link, secret)}`, ...(rule && { rule }) } }),
    ...(isReminder && { stop: { url: `${publicUrl}/${lang}/status?token=${secret}&reminders=stop` } }),
  };
  const frame = { site, publicUrl, lang };
  return {
    id: row.id,
    to,
    subject: content.headline,
    text: renderText(content, frame),
    html: renderHtml(content, frame),
  };
}

function toApplication(lang: Lang): MailLink {
  return { page: `/${lang}/join`, query: 'token', rule: linkRule(daysInWords(TOKEN_LIFE_DAYS), lang) };
}

function urlOf({ page, query }: MailLink, secret: string): string {
  return query ? `${page}?${query}=${secret}` : page;
}
