import type { Lang } from '#contract/languages.ts';

/** One of the papers: an HTML file of its own, to print from a browser or to go on with in a word processor. */
export interface Paper {
  lang: Lang;
  title: string;
  /** What stands above everything else: that counsel has to read it. */
  notice: string;
  /** Made by the functions below. */
  body: readonly string[];
}

export function htmlOf({ lang, title, notice, body }: Paper): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="notice">${marked(notice)}</p>
<h1>${marked(title)}</h1>
${body.join('\n')}
</body>
</html>
`;
}

export const heading = (text: string) => `<h2>${marked(text)}</h2>`;
export const subheading = (text: string) => `<h3>${marked(text)}</h3>`;
export const paragraph = (text: string) => `<p>${marked(text)}</p>`;
export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${marked(item)}</li>`).join('')}</ul>`;
export const steps = (items: readonly string[]) =>
  `<ol>${items.map((item) => `<li>${marked(item)}</li>`).join('')}</ol>`;
/** Words to copy: a letter, or a command. */
export const sample = (lines: readonly string[]) => `<blockquote>${lines.map(paragraph).join('')}</blockquote>`;

/** `head` may be empty: the first cell of each row is its heading. Several lines of a cell become a list. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const top = head.map((cell) => `<th scope="col">${marked(cell)}</th>`).join('');
  const lines = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${linesOf(cell)}</td>`).join('');
    return `<tr><th scope="row">${marked(first)}</th>${rest}</tr>`;
  });
  return `<table>${top && `<thead><tr>${top}</tr></thead>`}<tbody>\n${lines.join('\n')}\n</tbody></table>`;
}

function linesOf(cell: string): string {
  const lines = cell.split('\n');
  return lines.length > 1 ? list(lines) : marked(cell);
}

/** What stands in brackets is still to be filled in or checked: the brackets stay, for a print in black and white. */
function marked(text: string): string {
  return escaped(text)
    .replace(/\[[^[\]]*\]/g, '<mark>$&</mark>')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

const STYLE = `
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 16px/1.5 "Noto Sans", Arial, sans-serif; color: #111; overflow-wrap: break-word; }
h1 { font-size: 1.8em; line-height: 1.2; }
h2 { margin-top: 2em; font-size: 1.3em; break-after: avoid; }
h3 { margin-top: 1.5em; font-size: 1.05em; break-after: avoid; }
table { width: 100%; margin: 1em 0; border-collapse: collapse; font-size: 0.9em; }
th, td { padding: 0.4em 0.6em; border: 1px solid #888; text-align: left; vertical-align: top; }
tbody th { width: 30%; }
td { overflow-wrap: anywhere; }
@media (max-width: 40em) { th { overflow-wrap: anywhere; } }
td ul { margin: 0; padding-left: 1.2em; }
tr { break-inside: avoid; }
mark { background: #ffef9e; color: inherit; }
blockquote { margin: 1em 0; padding: 0.2em 1em; border-left: 4px solid #888; }
code { font-family: monospace; overflow-wrap: anywhere; }
.notice { padding: 0.6em 1em; border: 2px solid #111; font-weight: 700; }
@page { margin: 2cm; }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10.5pt; } }
`;
