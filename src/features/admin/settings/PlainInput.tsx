import type { PlainKind } from '#contract/settings/settings-fields.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FieldError } from '#src/ui/form/FieldError.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Select } from '#src/ui/form-fields/Select.tsx';
import styles from './settings.module.css';
import type { SettingsTexts } from './settings.text.ts';
import { shownText } from './typed-values.ts';

export interface InputProps extends TextProps<SettingsTexts> {
  form: FormHandle;
  name: string;
  label: string;
  hint?: string | undefined;
  value: unknown;
}

/** The control of one value, by its kind. */
export function PlainInput({ kind, ...props }: InputProps & { kind: PlainKind }) {
  const { form, texts: t, lang, name, label, hint, value } = props;
  const common = { form, name, label, ...(hint !== undefined && { hint }), value: shownText(value, lang) };
  switch (kind) {
    case 'text':
      return <Parts {...props} parts={{ de: t.inGerman, en: t.inEnglish }} isLong />;
    case 'range':
      return <Parts {...props} parts={{ from: t.from, to: t.to }} />;
    case 'yes':
      return (
        <div className="check">
          <input type="checkbox" id={form.idOf(name)} name={name} value="true" defaultChecked={value === true} />
          <label htmlFor={form.idOf(name)}>{label}</label>
        </div>
      );
    case 'lang':
      return (
        <Select
          {...common}
          choices={[
            ['de', t.german],
            ['en', t.english],
          ]}
        />
      );
    case 'payer':
      return (
        <Select
          {...common}
          choices={[
            ['student', t.student],
            ['employer', t.employer],
          ]}
        />
      );
    case 'lines':
      return <Lines {...common} optional={t.onePerLine} />;
    case 'day':
    case 'blankDay':
      return (
        <Field {...common} type="date" autoComplete="off" {...(kind === 'blankDay' && { optional: t.optional })} />
      );
    case 'whole':
    case 'number':
      return <Field {...common} inputMode={kind === 'whole' ? 'numeric' : 'decimal'} autoComplete="off" />;
    case 'blankLine':
    case 'blankUrl':
      return <Field {...common} autoComplete="off" optional={t.optional} />;
    case 'email':
    case 'line':
    case 'url':
      return <Field {...common} autoComplete="off" />;
  }
}

interface PartsProps extends InputProps {
  parts: Readonly<Record<string, string>>;
  isLong?: boolean;
}

/** Both languages, or both ends of a range, side by side. */
function Parts({ form, lang, name, label, hint, value, parts, isLong = false }: PartsProps) {
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const Input = isLong ? Lines : Field;
  return (
    <fieldset className="group" id={id} tabIndex={-1} aria-describedby={problem && `${id}-error`}>
      <legend className="label">{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className={styles.pair}>
        {Object.entries(parts).map(([part, text]) => (
          <Input
            key={part}
            form={form}
            name={`${name}.${part}`}
            label={text}
            value={shownText((value as Record<string, unknown> | undefined)?.[part], lang)}
            autoComplete="off"
          />
        ))}
      </div>
      <FieldError id={id} problem={problem} />
    </fieldset>
  );
}
