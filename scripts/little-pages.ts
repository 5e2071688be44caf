import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Text } from '#contract/languages.ts';
import { trimPolicy } from './trim-csp.ts';

const LOAD: Text = { de: 'Bilder laden', en: 'Load the pictures' };

/**
 * Of its own: styles that a page does not use are gone by now. The places of pictures stay: a layout may count on them. A
 * carousel that is not shown does not turn. Drawings that React adds are decoration: not shown, a lazy one never loads.
 */
const STYLE =
  '<style>[data-little] main img{background:var(--mist)}[data-little] [data-interval],[data-little] astro-island img[loading=lazy]{display:none}[data-pictures]{display:inline-block;margin:1rem;padding:.65rem 1.1rem;border:2px solid;border-radius:var(--r-m);font-weight:700;text-decoration:none}</style>';
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
/** Without it, the link opens the page with its pictures. */
const SCRIPT =
  '<script>document.querySelector("[data-pictures]").onclick=function(e){e.preventDefault();delete document.documentElement.dataset.little;this.remove();document.querySelectorAll("[data-src],[data-srcset]").forEach(function(i){var d=i.dataset;if(d.srcset)i.srcset=d.srcset;if(d.src)i.src=d.src});document.getElementById("main").focus({preventScroll:true})}</script>';

/**
 * Writes each page with pictures a second time beside the first, as `.little`: for visitors who save data, to whom
 * api/http/site.ts gives it. Others carry no byte of it.
 */
export async function writeLittlePages(dir: string): Promise<void> {
  // An operator's pages have few, and nobody reads them on a costly line.
  const files = (await readdir(dir, { recursive: true })).filter((file) =>
    /^(?:de|en)\b(?!\/admin).*\.html$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const little = littlePage(await readFile(join(dir, file), 'utf8'), LOAD[file.slice(0, 2) as keyof Text]);
      if (little) await writeFile(join(dir, file.replace(/html$/, 'little')), little);
    }),
  );
}

/** The page without a picture before a touch; undefined where it has none. An island may draw some later. */
function littlePage(html: string, label: string): string | undefined {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const first = main.indexOf('<img');
  if (first < 0) return main.includes('<astro-island') ? marked(html) : undefined;
  // Not into an island, which is React's, nor between a picture's sources.
  const outer = /<(astro-island|picture)\b(?:(?!<\/\1>)[\s\S])*$/.exec(main.slice(0, first));
  const at = outer?.index ?? first;
  const link = `<a href="?pictures" data-pictures>${label}</a>`;
  const empty = (part: string) =>
    part.replace(/<(?:img|source)\b[^>]*>/g, (tag) =>
      tag.replace(/ (src(?:set)?=)/g, ' data-$1').replace('<img', `<img src="${EMPTY}"`),
    );
  const changed = empty(main.slice(0, at)) + link + empty(main.slice(at)) + SCRIPT;
  return marked(html.replace(main, () => changed));
}

function marked(html: string): string {
  return trimPolicy(html.replace('</head>', `${STYLE}</head>`).replace('<html ', '<html data-little '));
}
