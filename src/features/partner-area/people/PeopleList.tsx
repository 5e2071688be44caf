import { Download } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { exportRegistrations } from '#contract/addresses/partner.ts';
import { fill } from '#contract/fill.ts';
import { addressOf } from '#src/lib/call-address.ts';
import { Note } from '#src/ui/Note.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import { EVERYBODY, WAY } from '../registrations.ts';
import type { People, RegistrationsHandle } from '../useRegistrations.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './people.module.css';

/** More at a time would make a phone's page endless. */
const SHOWN_AT_ONCE = 10;

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  people: People;
  /** How many there are, whoever is looked for. */
  all: number;
  at: number;
  handle: RegistrationsHandle;
}

export function PeopleList({ heading, people, all, at, handle }: Props) {
  const { texts, guard } = usePartnerArea();
  const t = texts.registrations;
  const { wanted, find, asking } = handle;
  const { visible, showMore } = useVisible(people, handle);
  const shown = new Set(people.shown.slice(0, visible));
  const choices = [
    ['all', t.filterAll],
    ['waiting', t.filterWaiting],
    ...[...WAY, 'ended' as const].map((step) => [step, t.steps[step]] as const),
  ] as const;
  return (
    <div className={styles.people} data-people="">
      <div className="row spread">
        <h3 ref={heading} tabIndex={-1}>
          {t.listTitle}
        </h3>
        <a className="btn line sml" href={addressOf(exportRegistrations, { lang: guard.lang })} download>
          <Download aria-hidden="true" /> {t.csv}
        </a>
      </div>
      <search className={styles.find}>
        <div className="field">
          <label htmlFor="people-search">{t.search}</label>
          <input
            id="people-search"
            type="search"
            autoComplete="off"
            maxLength={t.searchMax}
            value={wanted.search}
            onChange={(event) => find({ ...wanted, search: event.target.value }, true)}
          />
        </div>
        <div className="field">
          <label htmlFor="people-filter">{t.filter}</label>
          <select
            id="people-filter"
            value={wanted.filter}
            onChange={(event) =>
              find({ ...wanted, filter: choices.find(([value]) => value === event.target.value)?.[0] ?? 'all' })
            }
          >
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <p className="sm muted" role="status">
          {fill(t.shown, { count: people.total, all })}
        </p>
      </search>
      {asking.kind === 'failed' && (
        <div className={styles.fault}>
          <Note tone="warn" title={t.listFailed} role="alert">
            <p>{asking.offline ? texts.state.offline : texts.state.failed}</p>
            <p>
              <button type="button" className="btn line sml" onClick={asking.again}>
                {texts.state.retry}
              </button>
            </p>
          </Note>
        </div>
      )}
      {shown.size === 0 && (
        <div className="card">
          <p>{t.none}</p>
          <p className={styles.all}>
            <button type="button" className="btn line sml" onClick={() => find(EVERYBODY)}>
              {t.showAll}
            </button>
          </p>
        </div>
      )}
      {/* Rows that do not fit are hidden, not taken away: a note that is not saved yet must not be lost. */}
      <div className={`card ${styles.tableCard}`} hidden={shown.size === 0}>
        <p className="sm muted" id="note-hint">
          {t.noteHint}
        </p>
        <table className={`cards ${styles.table}`}>
          <thead>
            <tr>
              {[t.name, t.step, t.missingHead, t.since, t.remind, t.note].map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.known.map((person) => (
              <PersonRow
                key={person.person_id}
                person={person}
                at={at}
                handle={handle}
                isShown={shown.has(person.person_id)}
              />
            ))}
          </tbody>
        </table>
        {(visible < people.shown.length || people.next !== null) && (
          <p className={styles.all}>
            <button
              type="button"
              className="btn line sml"
              aria-busy={asking.kind === 'asking' || undefined}
              onClick={showMore}
            >
              {fill(t.more, { count: Math.min(SHOWN_AT_ONCE, Math.max(1, people.total - visible)) })}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** How many rows are shown. More come from the server where they have to; the first new row takes the focus. */
function useVisible({ shown }: People, { wanted, more }: RegistrationsHandle) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const [from, setFrom] = useState<number>();
  const firstNew = from === undefined ? undefined : shown[from];
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks for others begins anew
  useEffect(() => {
    setLimit(SHOWN_AT_ONCE);
    setFrom(undefined);
  }, [wanted]);
  useEffect(() => {
    if (!firstNew) return;
    document.querySelector<HTMLElement>(`[data-person="${firstNew}"] th`)?.focus();
    setFrom(undefined);
  }, [firstNew]);
  const visible = Math.min(limit, shown.length);
  const showMore = () => {
    setFrom(visible);
    setLimit(visible + SHOWN_AT_ONCE);
    if (visible + SHOWN_AT_ONCE > shown.length) more();
  };
  return { visible, showMore };
}
