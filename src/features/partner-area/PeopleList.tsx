import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Registration } from '#contract/partner.ts';
import styles from './desk.module.css';
import { PersonRow } from './PersonRow.tsx';
import { usePartnerArea } from './partner-area-context.ts';
import { type Filter, isShown, WAY } from './registrations.ts';
import type { RegistrationsHandle } from './useRegistrations.ts';

/** More at a time would make a phone's page endless. */
const PAGE = 10;

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  people: readonly Registration[];
  at: number;
  handle: RegistrationsHandle;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function PeopleList({ heading, people, at, handle, filter, onFilter }: Props) {
  const { words, guard } = usePartnerArea();
  const t = words.registrations;
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const fitting = people.filter((person) => isShown(person, search, filter)).map(({ person_id: id }) => id);
  const shown = new Set(fitting.slice(0, limit));
  const choices = [
    ['all', t.filterAll],
    ['waiting', t.filterWaiting],
    ...[...WAY, 'ended' as const].map((step) => [step, t.steps[step]] as const),
  ] as const;
  return (
    <div className={styles.people} data-people="">
      <div className="row sb">
        <h3 ref={heading} tabIndex={-1}>
          {t.listTitle}
        </h3>
        <a className="btn line sml" href={`/api/partner/registrations.csv?lang=${guard.lang}`} download>
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
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="people-filter">{t.filter}</label>
          <select
            id="people-filter"
            value={filter}
            onChange={(event) => onFilter(choices.find(([value]) => value === event.target.value)?.[0] ?? 'all')}
          >
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <p className="sm mut" role="status">
          {fill(t.shown, { count: fitting.length, all: people.length })}
        </p>
      </search>
      {shown.size === 0 && (
        <div className="card">
          <p>{t.none}</p>
          <p className={styles.all}>
            <button
              type="button"
              className="btn line sml"
              onClick={() => {
                setSearch('');
                onFilter('all');
              }}
            >
              {t.showAll}
            </button>
          </p>
        </div>
      )}
      {/* Rows that do not fit are hidden, not taken away: a note that is not saved yet must not be lost. */}
      <div className={`card ${styles.tableCard}`} hidden={shown.size === 0}>
        <p className="sm mut" id="note-hint">
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
            {people.map((person) => (
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
        {fitting.length > limit && (
          <p className={styles.all}>
            <button type="button" className="btn line sml" onClick={() => setLimit(limit + PAGE)}>
              {fill(t.more, { count: Math.min(PAGE, fitting.length - limit) })}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
