import { FIELDS_OF_WORK, MINIMUM_LEVELS } from '#contract/employers/requirement-rules.ts';
import { DOCUMENT_STATUSES, MATCHING_STATUSES, POOL_ORDERS } from '#contract/placements/pool-rules.ts';
import { readDay } from '#contract/read-day.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { firstPage } from '#src/ui/list/list-query.ts';
import type { ListHandle } from '#src/ui/list/useList.ts';
import styles from './pool.module.css';
import type { PoolTexts } from './pool.text.ts';
import { POOL_FIELDS } from './pool.ts';

interface Props {
  list: Pick<ListHandle<object>, 'show' | 'query'>;
  texts: PoolTexts;
}

/** Whom the employer looks for. Each choice counts at once and stands in the address. */
export function PoolFilters({ list, texts }: Props) {
  const { query } = list;
  const { list: t, table, work } = texts;
  const choose = (name: string, value: string) => list.show(firstPage(query, { [name]: value || undefined }));
  const select = <Id extends string>(name: string, label: string, ids: readonly Id[], nameOf: (id: Id) => string) => (
    <ChoiceSelect
      id={`pool-${name}`}
      label={label}
      value={query[name]}
      options={ids.map((id) => ({ id, name: nameOf(id) }))}
      onChoose={(id) => choose(name, id)}
      {...(name !== 'order' && { any: t.any })}
    />
  );
  return (
    <div className={styles.poolFilters}>
      {select('level', t.level, MINIMUM_LEVELS, (id) => id)}
      {select('wish', t.wish, FIELDS_OF_WORK, (id) => work[id])}
      <Day name="from" label={t.from} value={query.from} onChoose={choose} />
      <Day name="until" label={t.until} value={query.until} onChoose={choose} />
      {select('documents', table.documents, DOCUMENT_STATUSES, (id) => table[`documents_${id}`])}
      {select('matching', table.matching, MATCHING_STATUSES, (id) => table[`matching_${id}`])}
      {select('order', t.order, POOL_ORDERS, (id) => t[`order_${id}`])}
    </div>
  );
}

interface DayProps {
  name: string;
  label: string;
  value: string | undefined;
  onChoose: (name: string, value: string) => void;
}

/** Uncontrolled, since half a date has no value: the list would take away what is being typed. */
function Day({ name, label, value = '', onChoose }: DayProps) {
  const take = (entered: string) => {
    const typed = readDay(entered);
    if (typed !== value && (typed === '' || POOL_FIELDS.from.test(typed))) onChoose(name, typed);
  };
  return (
    <div className="field">
      <label htmlFor={`pool-${name}`}>{label}</label>
      <input
        key={value}
        id={`pool-${name}`}
        type="date"
        defaultValue={value}
        onBlur={(event) => take(event.target.value)}
      />
    </div>
  );
}
