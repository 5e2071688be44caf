import { MAX_SEARCH_CHARACTERS } from '#contract/limits.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
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
  const { page, search, find, show } = list;
  const query = page?.query ?? {};
  return (
    <div className={styles.filters}>
      <div className={`field ${styles.search}`}>
        <label htmlFor="log-search">{t.search}</label>
        <span className="hint" id="log-search-hint">
          {hint}
        </span>
        <input
          id="log-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_CHARACTERS}
          aria-describedby="log-search-hint"
          value={search}
          onChange={(event) => find(event.target.value)}
        />
      </div>
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
  );
}
