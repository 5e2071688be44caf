import type { ListedMail } from '#contract/desk/mail.ts';
import { formatDate, formatDateTime } from '#src/i18n/format.ts';
import own from './mails.module.css';
import type { MailsTexts } from './mails.text.ts';

/** What else is known of a mail: its language, its times, and of what fills its text, what has a name for people. */
export function MailFacts({ texts: t, mail }: { texts: MailsTexts; mail: ListedMail }) {
  const { lang, sent_at, due_at, params } = mail;
  const facts = [
    [t.language, lang.toUpperCase()],
    ...(sent_at ? [[t.sentAt, formatDateTime(sent_at)]] : []),
    ...(due_at ? [[t.dueAt, formatDateTime(due_at)]] : []),
    ...params.flatMap(({ name, value }) => (t.params[name] && value ? [[t.params[name], shown(value)]] : [])),
  ] as [string, string][];
  return (
    <details className={`fold ${own.facts}`}>
      <summary>{t.facts}</summary>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function shown(value: string): string {
  return DAY.test(value) ? formatDate(value) : value;
}
