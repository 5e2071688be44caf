import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { type PlainKind, ROWS, type RowKind } from '#contract/settings/settings-fields.ts';
import { FieldError } from '#src/ui/form/FieldError.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { type InputProps, PlainInput } from './PlainInput.tsx';
import styles from './settings.module.css';
import { rowsOf } from './typed-values.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table of settings, such as the wages with their dates: rows can be added and taken out. */
export function RowsInput({ kind, ...props }: InputProps & { kind: RowKind }) {
  const { form, texts: t, name, label, hint, value } = props;
  const [rows, setRows] = useState(() => ((value ?? []) as Row[]).map((row, key) => ({ row, key })));
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return (
    <fieldset className="group" id={id} tabIndex={-1} aria-describedby={problem && `${id}-error`}>
      <legend className="label">{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <input type="hidden" name={rowsOf(name)} value={rows.length} />
      <FieldError id={id} problem={problem} />
      {rows.map(({ row, key }, index) => (
        <div key={key} className={styles.row}>
          {Object.entries(ROWS[kind]).map(([column, of]) => (
            <Cell
              key={column}
              {...props}
              column={column}
              of={of}
              at={`${name}.${index}.${column}`}
              value={row[column]}
            />
          ))}
          <Button
            look="line small"
            label={t.remove}
            aria-label={fill(t.removeNamed, { label, number: index + 1 })}
            onClick={() => setRows(rows.filter((other) => other.key !== key))}
          />
        </div>
      ))}
      <p>
        <Button
          look="line small"
          label={t.add}
          aria-label={fill(t.addNamed, { label })}
          onClick={() => setRows([...rows, { row: {}, key: next }])}
        />
      </p>
    </fieldset>
  );
}

function Cell({ column, of, at, ...props }: InputProps & { column: string; of: PlainKind | 'documents'; at: string }) {
  const { form, texts: t, value } = props;
  const label = t.columns[column] ?? column;
  if (of !== 'documents') return <PlainInput {...props} kind={of} name={at} label={label} hint={undefined} />;
  const chosen = (value ?? []) as readonly string[];
  return (
    <fieldset className="group">
      <legend className="label">{label}</legend>
      <div className={styles.documents}>
        {Object.entries(t.documents).map(([type, text]) => (
          <label key={type} htmlFor={form.idOf(`${at}.${type}`)}>
            <input
              type="checkbox"
              id={form.idOf(`${at}.${type}`)}
              name={`${at}.${type}`}
              value="true"
              defaultChecked={chosen.includes(type)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
