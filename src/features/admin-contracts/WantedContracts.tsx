import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/contract.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Deciders } from '#src/ui/guard/Deciders.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import styles from './admin-contracts.module.css';
import type { AdminContractsProps } from './admin-contracts-props.ts';
import { readContract, readWanted, type WantedFound } from './contracts.ts';

type Wanted = WantedFound['matches'][number];

/** Confirmed places that have no contract yet; a press drafts one and opens it. */
export function WantedContracts({ lang, texts: t, path }: AdminContractsProps) {
  const [matches, setMatches] = useState<readonly Wanted[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const ask = async (after?: string) => {
    setFault(undefined);
    const answer = await call(at.contractsWanted, after === undefined ? {} : { after }, { lang });
    const found = answer.kind === 'ok' ? readWanted(answer.data) : undefined;
    if (!found) return setFault(faultOf(answer, lang, t));
    setMatches((shown) => (after === undefined ? found.matches : [...shown, ...found.matches]));
    setNext(found.next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    ask();
  }, []);
  const make = async (id: string) => {
    if (busy) return;
    setBusy(id);
    const answer = await call(at.makeContract, { match_id: id }, { lang });
    const made = answer.kind === 'ok' ? readContract(answer.data) : undefined;
    if (made) return location.assign(`${path}?contract=${made.contract.id}`);
    setBusy(undefined);
    setFault(faultOf(answer, lang, t));
  };
  return (
    <section className="card raised" aria-labelledby="wanted" data-wanted="">
      <h2 id="wanted">{t.wantedTitle}</h2>
      <ListFault title={t.notSaved} message={fault} retry={t.retry} onRetry={() => ask()} />
      <ul className={`list ${styles.wanted}`}>
        {matches.map((one) => (
          <li key={one.match_id} data-match={one.match_id}>
            <div className={styles.long}>
              <b>{one.candidate}</b>
              <p className="sm muted">
                {[one.company, one.site, `${formatDate(one.starts_on)}–${formatDate(one.ends_on)}`].join(' · ')}
                <br />
                {fill(t.confirmed, { date: formatDate(one.confirmed_at) })}
              </p>
            </div>
            <Deciders>
              <button
                type="button"
                className="btn small"
                aria-busy={busy === one.match_id || undefined}
                onClick={() => make(one.match_id)}
              >
                {busy === one.match_id ? t.working : t.make}
                <span className="visually-hidden">: {one.candidate}</span>
              </button>
            </Deciders>
          </li>
        ))}
      </ul>
      {next !== null && (
        <p className={styles.acts}>
          <button type="button" className="btn line small" onClick={() => ask(next)}>
            {t.wantedMore}
          </button>
        </p>
      )}
    </section>
  );
}
