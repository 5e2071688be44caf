import type { Lang } from '#contract/languages.ts';
import { escaped } from '../http/escaped.ts';
import type { CollectedData, Section } from './collect-data.ts';
import { exportText } from './export.text.ts';
import type { ExportedFile } from './exported-files.ts';

/** The data of an export as a page to read, which loads nothing from elsewhere and runs no script. */
export function overviewPage({ json }: CollectedData, files: readonly ExportedFile[], lang: Lang): string {
  const { about, sections } = json;
  const t = exportText;
  const { partners, employers_with_your_name: employers } = about.recipients as Record<string, string[]>;
  const recipients = [...(partners ?? []), ...(employers ?? [])];
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(t.title[lang])}</title><style>${STYLE}</style></head><body>
<h1>${escaped(t.title[lang])}</h1>
<p>${escaped(t.what[lang])}</p>
<p>${escaped(String(about.responsible))}, ${escaped(String(about.contact))} · ${escaped(String(about.made_at))}</p>
<p>${escaped(t.times[lang])} ${escaped(t.roles[lang])}</p>
<h2>${escaped(t.recipientsTitle[lang])}</h2><p>${escaped(t.recipients[lang])}</p>${listOf(recipients)}
<h2>${escaped(t.filesTitle[lang])}</h2>${listOf(files.map(({ path }) => path))}
${sections.map(sectionHtml).join('\n')}
</body></html>`;
}

function sectionHtml({ title, fields, rows }: Section): string {
  const tables = rows.map((row) => {
    const lines = Object.entries(fields)
      .filter(([name]) => row[name] !== null && row[name] !== '')
      .map(([name, label]) => `<tr><th>${escaped(label)}</th><td>${escaped(readable(row[name]))}</td></tr>`);
    return `<table>${lines.join('')}</table>`;
  });
  return `<h2>${escaped(title)}</h2>${tables.join('')}`;
}

function readable(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function listOf(lines: readonly string[]): string {
  return lines.length === 0 ? '<p>–</p>' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

const STYLE =
  'body{font:1rem/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin-bottom:1rem;border-top:2px solid #444}th,td{text-align:left;vertical-align:top;padding:.2rem .5rem .2rem 0;border-bottom:1px solid #ddd;overflow-wrap:anywhere}th{width:40%;font-weight:normal;color:#444}';
