import { type RefObject, useEffect, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import table from '#src/ui/list/listed.module.css';
import { Button } from '#src/ui/parts/Button.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import { EVERYBODY } from '../registration-query.ts';
import type { People, RegistrationsHandle } from '../useRegistrations.ts';
import { CsvButton } from './CsvButton.tsx';
import { NudgeMany } from './NudgeMany.tsx';
import { PeopleFind } from './PeopleFind.tsx';
import { PersonRow } from './PersonRow.tsx';
import styles from './people.module.css';

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  people: People;
  /** How many students there are in all, without search and filters. */
  all: number;
  at: number;
  handle: RegistrationsHandle;
}

export function PeopleList({ heading, people, all, at, handle }: Props) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
  const { query, find, asking, more } = handle;
  const focusNext = useFocusOnNext(people.shown);
  const shown = new Set(people.shown);
  const left = people.total - people.shown.length;
  return (
    <div className={styles.people} data-people="">
      <div className="row spread">
        <h3 ref={heading} tabIndex={-1}>
          {t.listTitle}
        </h3>
        <div className="row">
          <NudgeMany handle={handle} isOff={people.total === 0} />
          <CsvButton query={query} isOff={people.total === 0} />
        </div>
      </div>
      <PeopleFind query={query} find={find} count={people.total} all={all} />
      {asking.kind === 'failed' && (
        <div className={styles.fault}>
          <RetryNote title={t.listFailed} message={asking.message} retry={texts.state.retry} onRetry={asking.again} />
        </div>
      )}
      {shown.size === 0 && (
        <div className="card">
          <p>{t.none}</p>
          <p className="after">
            <Button look="line small" label={t.showAll} onClick={() => find({ ...EVERYBODY, order: query.order })} />
          </p>
        </div>
      )}
      {/* Rows that don't match are hidden, not removed, as a note in them may be unsaved. */}
      <div className={`card ${table.listed} ${styles.tableCard}`} hidden={shown.size === 0}>
        <p className="sm muted">{t.nameHint}</p>
        <p className="sm muted" id="note-hint">
          {t.noteHint}
        </p>
        <CardTable heads={[t.name, t.step, t.missingHead, t.since, t.remind, t.note]} className={styles.table}>
          {people.known.map((person) => (
            <PersonRow
              key={person.person_id}
              person={person}
              at={at}
              handle={handle}
              isShown={shown.has(person.person_id)}
            />
          ))}
        </CardTable>
        {people.next !== null && (
          <p className="after">
            <Button
              look="line small"
              isBusy={asking.kind === 'asking'}
              label={fill(t.more, { count: Math.min(PAGE_ROWS, Math.max(1, left)) })}
              onClick={() => {
                focusNext();
                more();
              }}
            />
          </p>
        )}
      </div>
    </div>
  );
}

/** The first newly loaded row takes the focus, so that reading goes on there. */
function useFocusOnNext(shown: readonly string[]): () => void {
  const [from, setFrom] = useState<number>();
  const firstNew = from === undefined ? undefined : shown[from];
  useEffect(() => {
    if (!firstNew) return;
    document.querySelector<HTMLElement>(`[data-person="${firstNew}"] th`)?.focus();
    setFrom(undefined);
  }, [firstNew]);
  return () => setFrom(shown.length);
}
