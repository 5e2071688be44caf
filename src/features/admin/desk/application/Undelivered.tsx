import { formatDate } from '#src/i18n/format.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../../Deciders.tsx';
import { isAddressFault, reasonText } from '../../mails/mail-fault.ts';
import { useRetryMail } from '../../mails/useRetryMail.ts';
import { tellChanged } from '../application-news.ts';
import { pushToast } from '../desk-toasts.ts';
import type { DecisionProps } from './decision-props.ts';

/** A mail that did not arrive: its reason, and the ways to reach the person all the same. */
export function Undelivered({ lang, texts, application, onOpen }: DecisionProps) {
  const { undelivered: t } = texts;
  const { undelivered: mail, id, can } = application;
  const { busy, retry } = useRetryMail({
    lang,
    texts: { ...texts, ...t },
    push: pushToast,
    onDone: () => tellChanged(id),
  });
  if (!mail) return null;
  const isWrong = isAddressFault({ ...mail, state: 'dead' });
  return (
    <Note tone="bad" title={t.title}>
      <p className="sm">
        {texts.timeline.mails[mail.template] ?? mail.template}, {formatDate(mail.at)}:{' '}
        {reasonText(mail.error, t.reasons)}.
      </p>
      <Deciders>
        <p className="row">
          {can.includes('correct') && (
            <Button look={`small ${isWrong ? '' : 'line'}`} label={t.correct} onClick={() => onOpen('correct')} />
          )}
          {mail.can_retry && (
            <Button
              look={`small ${isWrong ? 'line' : ''}`}
              isBusy={busy !== undefined}
              label={busy === undefined ? t.again : t.working}
              onClick={() => retry(mail.mail_id)}
            />
          )}
        </p>
      </Deciders>
    </Note>
  );
}
