import type { ListedMail } from '#contract/desk/mail.ts';
import { counted } from '#src/i18n/counted.ts';
import { formatDate, formatDateTime } from '#src/i18n/format.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import styles from '#src/ui/list/list.module.css';
import { Button } from '#src/ui/parts/Button.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { type MailsFound, stateTone } from './mail.ts';
import { isAddressFault, reasonText } from './mail-fault.ts';
import own from './mails.module.css';
import type { MailsTexts } from './mails.text.ts';
import { useRetryMail } from './useRetryMail.ts';

interface Props extends RoomProps<MailsTexts> {
  mails: MailsFound['mails'];
  toasts: Toasts;
  onChanged: () => void;
}

/** One page of the outbox. */
export function MailTable({ mails, toasts, onChanged, ...props }: Props) {
  const { lang, texts: t, links } = props;
  const mayDecide = useMayDecide();
  const hasActs = mails.some((mail) => canAct(mail, mayDecide));
  const { busy, retry } = useRetryMail({ lang, texts: t, push: toasts.push, onDone: onChanged });
  return (
    <CardTable caption={t.title} heads={[t.mail, t.state, t.queuedAt, hasActs && t.act]}>
      {mails.map((mail) => (
        <tr key={mail.id} data-mail={mail.id}>
          <th scope="row">
            <div className="long">
              {t.templates[mail.template] ?? mail.template}
              <p className={`muted sm ${own.plain}`}>{mail.to ? <EmailText text={mail.to} /> : t.nobody}</p>
              <MailFacts texts={t} mail={mail} />
            </div>
          </th>
          <td data-l={t.state}>
            <div className="long">
              <span className={`badge ${stateTone(mail.state)}`}>{t[mail.state]}</span>
              {mail.attempts > 0 && <p className="sm muted">{counted(mail.attempts, t.tryOne, t.tries)}</p>}
              {mail.error && <p className="sm">{reasonText(mail.error, t.reasons)}</p>}
            </div>
          </td>
          <td data-l={t.queuedAt} className={styles.date}>
            <time dateTime={mail.created_at}>{formatDateTime(mail.created_at)}</time>
          </td>
          {hasActs && (
            <td data-l={t.act}>
              {canAct(mail, mayDecide) && (
                <div className="acts">
                  {mayDecide && isAddressFault(mail) && mail.applicant_id !== null && (
                    <a
                      className="btn line small"
                      href={`${links.applications}?application=${mail.applicant_id}&dialog=correct`}
                    >
                      {t.correct}
                      <span className="visually-hidden">: {mail.to}</span>
                    </a>
                  )}
                  {mayDecide && mail.state === 'dead' && mail.obstacle === null && (
                    <Button
                      look="line small"
                      isBusy={busy === mail.id}
                      working={t.working}
                      label={t.again}
                      of={t.templates[mail.template] ?? mail.template}
                      onClick={() => retry(mail.id)}
                    />
                  )}
                  {mail.state === 'dead' && mail.obstacle !== null && <p className="sm muted">{t[mail.obstacle]}</p>}
                  {(mail.state !== 'dead' || !mayDecide) && mail.applicant_id !== null && (
                    <a href={`${links.applications}?application=${mail.applicant_id}`}>
                      {t.application}
                      <span className="visually-hidden">: {mail.to}</span>
                    </a>
                  )}
                </div>
              )}
            </td>
          )}
        </tr>
      ))}
    </CardTable>
  );
}

/** Whether the last column says anything. */
function canAct({ state, obstacle, applicant_id }: MailsFound['mails'][number], mayDecide: boolean): boolean {
  return applicant_id !== null || (state === 'dead' && (mayDecide || obstacle !== null));
}

/** What else is known of a mail: its language, its times, and of what fills its text, what has a name for people. */
function MailFacts({ texts: t, mail }: { texts: MailsTexts; mail: ListedMail }) {
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
