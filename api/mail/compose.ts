import { fill } from '#contract/fill.ts';
import type { SiteConfig } from '../config/site.ts';
import type { MailContent } from './content.ts';
import { renderHtml, renderText } from './layout.ts';
import { FRAME } from './mail.text.ts';
import type { OutboxRow } from './outbox.store.ts';
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
  row: Pick<OutboxRow, 'id' | 'template' | 'lang' | 'params'>;
  to: string;
  firstName: string;
  site: SiteConfig;
  publicUrl: string;
  /** Makes the token of the button; only called for a mail that has one. */
  token: () => string;
}

/** Words of a mail in the reader's language, with a link that opens the application where the mail has a button. */
export function composeMail({ row, to, firstName, site, publicUrl, token }: Composing): Mail {
  const { lang } = row;
  const params = JSON.parse(row.params) as Record<string, string>;
  const { button, isReminder, ...body } = TEMPLATES[row.template]({ site, params }, lang);
  const secret = button ? token() : '';
  const content: MailContent = {
    ...body,
    greeting: fill(FRAME.greeting[lang], { name: firstName }),
    ...(button && { button: { label: button, url: `${publicUrl}/${lang}/join?token=${secret}` } }),
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
