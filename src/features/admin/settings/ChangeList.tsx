import type { SettingsChange } from '#contract/settings/settings.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import styles from './settings.module.css';
import type { SettingsTexts } from './settings.text.ts';
import { shownText } from './typed-values.ts';

interface Props extends TextProps<SettingsTexts> {
  changes: readonly SettingsChange[];
}

/** Each field that changes, old beside new. */
export function ChangeList({ texts: t, lang, changes }: Props) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} data-field={field}>
          <dt>{t.labels[field] ?? field}</dt>
          <dd>
            <span className="sm muted">{t.before}</span> <del>{valueText(before, t, lang)}</del>
          </dd>
          <dd>
            <span className="sm muted">{t.after}</span> <ins>{valueText(after, t, lang)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value in one text: rows and parts one below the other. */
function valueText(value: unknown, t: SettingsTexts, lang: string): string {
  if (value === '' || value === undefined || (Array.isArray(value) && value.length === 0)) return t.empty;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (value === 'student' || value === 'employer') return t[value];
  if (Array.isArray(value)) return value.map((row) => valueText(row, t, lang)).join('\n');
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return formatDate(String(value));
  if (typeof value !== 'object' || value === null) return shownText(value, lang);
  return Object.values(value)
    .map((part) => valueText(part, t, lang))
    .join('\u00a0· ');
}
