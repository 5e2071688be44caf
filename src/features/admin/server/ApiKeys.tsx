import { useState } from 'react';
import type { ListedKey } from '#contract/accounts/api-key.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { CopySecret } from '#src/ui/recovery-codes/CopySecret.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Deciders } from '../Deciders.tsx';
import { Retry } from '../Retry.tsx';
import type { RoomProps } from '../room-props.ts';
import { MakeKey } from './MakeKey.tsx';
import own from './server.module.css';
import type { ServerTexts } from './server.text.ts';

/** Keys with which other programs read figures: made here, shown once, taken back. */
export function ApiKeys(props: RoomProps<ServerTexts>) {
  const { lang, texts } = props;
  const t = texts.keys;
  const [made, setMade] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<{ isDone: boolean; what: string }>();
  const { data, fault, load, show } = useLoaded({
    ask: (signal) => call('GET /api/admin/keys', {}, { lang, signal }),
    read: ({ keys }) => keys,
    fault: (answer) => faultOf(answer, lang, texts),
  });
  const remove = async ({ id, name }: ListedKey) => {
    if (busy !== undefined) return;
    setBusy(id);
    const answer = await call('POST /api/admin/remove-key', { key_id: id }, { lang });
    setBusy(undefined);
    if (answer.kind === 'ok') show(answer.data.keys);
    setSaid(
      answer.kind === 'ok'
        ? { isDone: true, what: fill(t.removed, { name }) }
        : { isDone: false, what: faultOf(answer, lang, texts) },
    );
  };
  return (
    <section className="card stack" aria-labelledby="keys">
      <h2 id="keys">{t.title}</h2>
      <p className="sm muted">{t.lead}</p>
      {fault !== undefined && <Retry message={`${texts.failedTitle}. ${fault}`} label={texts.retry} onRetry={load} />}
      {data && data.length > 0 && <KeyList texts={t} keys={data} busy={busy} onRemove={remove} />}
      {data?.length === 0 && <p>{t.none}</p>}
      <div role="status">
        {said && <Note tone={said.isDone ? 'ok' : 'warn'} title={said.what} />}
        {made !== undefined && (
          <Note tone="ok" title={t.made}>
            <p className="long">
              <code>{made}</code>
            </p>
            <p className="row">
              <CopySecret value={made} texts={t} />
            </p>
          </Note>
        )}
      </div>
      <Deciders>
        <MakeKey
          {...props}
          onMade={({ key, keys }) => {
            setSaid(undefined);
            setMade(key);
            show(keys);
          }}
        />
      </Deciders>
    </section>
  );
}

interface ListProps {
  texts: ServerTexts['keys'];
  keys: readonly ListedKey[];
  busy: string | undefined;
  onRemove: (key: ListedKey) => void;
}

function KeyList({ texts: t, keys, busy, onRemove }: ListProps) {
  return (
    <ul className="list">
      {keys.map((key) => (
        <li key={key.id} data-key={key.name}>
          <b className="long">{key.name}</b>
          <Deciders>
            <Button
              look="line small"
              label={t.remove}
              aria-label={fill(t.removeNamed, { name: key.name })}
              isBusy={busy === key.id}
              onClick={() => onRemove(key)}
            />
          </Deciders>
          <p className={`sm muted ${own.finding}`}>
            {key.has_ended ? (
              <span className="badge warn">{t.ended}</span>
            ) : (
              fill(t.validUntil, { date: formatDate(key.valid_until) })
            )}{' '}
            {key.last_used_on === null ? t.never : fill(t.lastUsed, { date: formatDate(key.last_used_on) })}{' '}
            {fill(t.madeBy, { email: key.made_by })}
          </p>
        </li>
      ))}
    </ul>
  );
}
