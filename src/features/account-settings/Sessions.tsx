import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import styles from './account.module.css';
import { useAccountSettings } from './account-settings-context.ts';
import type { AccountSession, Sessions as Handle } from './useSessions.ts';

export function Sessions({ sessions }: { sessions: Handle }) {
  const { user, texts, portal, start } = useAccountSettings();
  const [asking, setAsking] = useState(false);
  const { list, act, endAll } = sessions;
  const t = texts.sessions;
  const leave = () => {
    setAsking(false);
    endAll(user.role === 'admin' ? start : portal);
  };
  return (
    <section className="card" data-sessions="">
      <h2>{t.title}</h2>
      {!list.data && list.fault === undefined && (
        <p className="muted sm" role="status">
          {t.loading}
        </p>
      )}
      {list.fault !== undefined && (
        <RetryNote title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
      )}
      {list.data && (
        <ul className="list sm">
          {list.data.map((session) => (
            <Row key={session.id} session={session} sessions={sessions} />
          ))}
        </ul>
      )}
      <p className="sm" role="status">
        {act.kind === 'ended' && fill(t.ended, { device: act.session.device || t.unknown })}
      </p>
      {act.kind === 'failed' && <Note tone="warn" title={t.failedTitle} role="alert" text={act.message} />}
      <p className="after">
        <Button look="bad small" label={t.everywhere} onClick={() => setAsking(true)} />
      </p>
      <Dialog open={asking} title={t.askTitle} onClose={() => setAsking(false)}>
        <p className="muted">{t.askText}</p>
        <DialogChoice cancel={t.cancel} onCancel={() => setAsking(false)}>
          <Button look="bad small" label={t.everywhere} onClick={leave} />
        </DialogChoice>
      </Dialog>
    </section>
  );
}

function Row({ session, sessions: { act, end } }: { session: AccountSession; sessions: Handle }) {
  const t = useAccountSettings().texts.sessions;
  const device = session.device || t.unknown;
  const since = formatDateTime(session.created_at);
  const busy = act.kind === 'busy' && act.id === session.id;
  return (
    <li data-session={session.is_current ? 'current' : 'other'}>
      <b>{device}</b>
      {session.is_current ? (
        <span className="badge ok">{t.current}</span>
      ) : (
        <Button
          look="line small"
          isBusy={busy}
          label={t.end}
          aria-label={fill(t.endNamed, { device, date: since })}
          onClick={() => busy || end(session)}
        />
      )}
      <p className={`muted xs ${styles.times}`}>
        {fill(t.lastSeen, { date: formatDateTime(session.last_seen_at) })}
        <br />
        {fill(t.since, { date: since })}
      </p>
    </li>
  );
}
