import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { SelectBox } from '#src/ui/many/SelectBox.tsx';
import { useSelection } from '#src/ui/many/useSelection.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Deciders } from '../Deciders.tsx';
import styles from './contracts.module.css';
import type { WantedFound } from './contracts.ts';
import type { AdminContractsProps } from './contracts-props.ts';
import { SelectedContracts } from './SelectedContracts.tsx';

/**
 * Confirmed places that have no contract yet; a press drafts one and opens it.
 * @param isFolded beside a list that was chosen, which would begin far below
 */
export function WantedContracts(props: AdminContractsProps & { isFolded: boolean; onDone: () => void }) {
  const { lang, texts: t, links, isFolded, onDone } = props;
  const [after, setAfter] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [notMade, setNotMade] = useState<string>();
  const { data, fault, load } = useLoaded({
    key: after,
    ask: (signal) => call('POST /api/admin/contracts-wanted', after === undefined ? {} : { after }, { lang, signal }),
    read: ({ matches, next }): Pick<WantedFound, 'matches' | 'next'> => {
      const before = after === undefined ? [] : (data?.matches ?? []);
      return { matches: [...before, ...matches], next };
    },
    fault: (answer) => faultOf(answer, lang, t),
  });
  const ids = data?.matches.map((one) => one.match_id) ?? [];
  const selection = useSelection(ids);
  const retry = () => {
    setNotMade(undefined);
    if (after === undefined) load();
    else setAfter(undefined);
  };
  const make = async (id: string) => {
    if (busy) return;
    setBusy(id);
    const answer = await call('POST /api/admin/make-contract', { match_id: id }, { lang });
    if (answer.kind === 'ok') return location.assign(`${links.contracts}?contract=${answer.data.contract.id}`);
    setBusy(undefined);
    setNotMade(faultOf(answer, lang, t));
  };
  const heading = (
    <h2 id="wanted" tabIndex={-1}>
      {t.wantedTitle}
    </h2>
  );
  const rows = (
    <>
      <ListFault title={t.notSaved} message={notMade ?? fault} retry={t.retry} onRetry={retry} />
      <SelectedContracts
        {...props}
        act="draft"
        rows={ids.length}
        selection={selection}
        focus="wanted"
        onDone={() => {
          retry();
          onDone();
        }}
      />
      <ul className={`list ${styles.wanted}`}>
        {data?.matches.map((one) => (
          <li key={one.match_id} data-match={one.match_id}>
            <div className={`long ${ids.length > 1 ? styles.boxed : ''}`}>
              {ids.length > 1 && (
                <Deciders>
                  <SelectBox
                    id={one.match_id}
                    label={fill(t.many.bar.select, { name: one.candidate })}
                    selection={selection}
                  />
                </Deciders>
              )}
              <b>{one.candidate}</b>
              <p className="sm muted">
                {[one.company, one.site, `${formatDate(one.starts_on)}–${formatDate(one.ends_on)}`].join('\u00a0· ')}
                <br />
                {fill(t.confirmed, { date: formatDate(one.confirmed_at) })}
              </p>
            </div>
            <Deciders>
              <Button
                look="line small"
                isBusy={busy === one.match_id}
                working={t.working}
                label={t.make}
                of={one.candidate}
                onClick={() => make(one.match_id)}
              />
            </Deciders>
          </li>
        ))}
      </ul>
      {data && data.next !== null && (
        <p className="after">
          <Button look="line small" label={t.wantedMore} onClick={() => setAfter(data.next ?? undefined)} />
        </p>
      )}
    </>
  );
  return (
    <section className={`card raised ${styles.review}`} aria-labelledby="wanted" data-wanted="">
      {isFolded ? (
        <details className="fold">
          <summary>{heading}</summary>
          {rows}
        </details>
      ) : (
        <>
          {heading}
          {rows}
        </>
      )}
    </section>
  );
}
