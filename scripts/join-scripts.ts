const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;
const NEIGHBOURS = /<script>([\s\S]*?)<\/script>(\s*)<script>/;

/**
 * Joins the inline scripts of a page: each of them has a hash in the page's policy, which does not compress. Modules run
 * one after the other when the page has been read, wherever they stand: at the place of the last one. To be called
 * before trimPolicy().
 */
export function joinScripts(html: string): string {
  const codes = [...html.matchAll(MODULE)].map(([, code = '']) => code);
  let left = codes.length;
  const joined = html.replace(MODULE, (script) => {
    left -= 1;
    if (codes.length < 2) return script;
    return left > 0 ? '' : `<script type="module">${codes.map(alone).join('')}</script>`;
  });
  return joinNeighbours(joined);
}

/** A function keeps the names of each script from the others. */
const alone = (code: string) => `(()=>{${code}})();`;

function joinNeighbours(html: string): string {
  const next = html.replace(NEIGHBOURS, (_, code: string) => `<script>${code}\n`);
  return next === html ? html : joinNeighbours(next);
}
