import { useState } from 'react';
import * as at from '#contract/addresses/mail.ts';
import { formatDate } from '#src/i18n/format.ts';
import { isAddressFault, reasonText } from '#src/i18n/mail-fault.ts';
import { call } from '#src/lib/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Deciders } from '#src/ui/guard/Deciders.tsx';
import { Note } from '#src/ui/Note.tsx';
import { tellChanged } from '../application-news.ts';
import { pushToast } from '../desk-toasts.ts';
import type { DecisionProps } from './Decision.tsx';

/** A mail that did not arrive: its reason, and the ways to reach the person all the same. */
export function Undelivered({ lang, texts, application, onOpen }: DecisionProps) {
  const { undelivered: t } = texts;
  const [isBusy, setBusy] = useState(false);
  const { undelivered: mail, id } = application;
  if (!mail) return null;
  const isWrong = isAddressFault({ ...mail, state: 'dead' });
  const again = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call(at.retryMail, { id: mail.mail_id }, { lang });
    setBusy(false);
    if (answer.kind === 'ok') pushToast({ tone: 'ok', title: t.queued });
    else pushToast({ tone: 'bad', title: t.notQueued, text: faultOf(answer, lang, texts) });
    tellChanged(id);
  };
  return (
    <Note tone="bad" title={t.title}>
      <p className="sm">
        {texts.timeline.mails[mail.template] ?? mail.template}, {formatDate(mail.at)}:{' '}
        {reasonText(mail.error, t.reasons)}.
      </p>
      <Deciders>
        <p className="row">
          <button type="button" className={`btn sml ${isWrong ? '' : 'line'}`} onClick={() => onOpen('correct')}>
            {t.correct}
          </button>
          {mail.can_retry && (
            <button
              type="button"
              className={`btn sml ${isWrong ? 'line' : ''}`}
              aria-busy={isBusy || undefined}
              onClick={again}
            >
              {isBusy ? t.working : t.again}
            </button>
          )}
        </p>
      </Deciders>
    </Note>
  );
}
