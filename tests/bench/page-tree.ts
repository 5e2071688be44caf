import type { Browser } from '@playwright/test';

/** A node of a page as JSON: a text, or an element with its attributes and children. */
export type Tree = string | [tag: string, attributes: Record<string, string | true>, ...children: Tree[]];

/** The body of a page as it is before any script. */
export async function pageTree(browser: Browser, url: string): Promise<Tree[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const tree = await page.evaluate(readTree);
  await context.close();
  return tree;
}

/** Runs in the browser. */
function readTree(): Tree[] {
  const nodes = (parent: Element): Tree[] => [...parent.childNodes].flatMap(node);
  const node = (child: Node): Tree[] => {
    if (child instanceof Text) return child.data.trim() ? [child.data] : [];
    if (!(child instanceof Element) || child.matches('script, style, noscript, template')) return [];
    // What an island wraps is the component; the app has no islands.
    if (child.matches('astro-island')) return nodes(child);
    return [[child.localName, attributesOf(child), ...nodes(child)]];
  };
  const attributesOf = (element: Element) =>
    Object.fromEntries(
      [...element.attributes]
        // React takes an object there; these few lines of each page are left out, which favours the app.
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => [name, Reflect.get(element, name) === true ? true : value] as const),
    );
  return nodes(document.body);
}
