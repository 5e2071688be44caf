import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import styles from '#src/ui/list/list.module.css';
import { firstPage } from '#src/ui/list/list-query.ts';
import type { ListHandle } from '#src/ui/list/useList.ts';
import type { LogTexts } from './log.text.ts';

interface Props {
  texts: LogTexts;
  list: ListHandle<object>;
  hint: string;
  /** Filters with a list of values, each with its text. */
  choices: readonly {
    name: 'action' | 'actor' | 'kind';
    label: string;
    /** What it says without a choice, where that is not everything. */
    any?: string;
    values: readonly (readonly [string, string])[];
  }[];
}

/** Whom, what, by whom, and from which day to which. */
export function LogFilters({ texts: t, list, hint, choices }: Props) {
  const { query, show } = list;
  return (
    <div className={styles.filters}>
      <ListSearch
        list={list}
        id="log-search"
        texts={{ search: t.search, searchHint: hint }}
        className={styles.search}
      />
      {choices.map(({ name, label, any = t.all, values }) => (
        <ChoiceSelect
          key={name}
          id={`log-${name}`}
          label={label}
          value={query[name]}
          any={any}
          options={values.map(([id, text]) => ({ id, name: text }))}
          onChoose={(value) => show(firstPage(query, { [name]: value || undefined }))}
        />
      ))}
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((name) => (
          <div className="field" key={name}>
            <label htmlFor={`log-${name}`}>{t[name]}</label>
            <input
              id={`log-${name}`}
              type="date"
              value={query[name] ?? ''}
              onChange={(event) => show(firstPage(query, { [name]: event.target.value || undefined }))}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
