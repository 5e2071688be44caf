import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { type MemberExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { type CssNode, type Declaration, parse as parseCss, walk } from 'css-tree';
import { OLDEST } from '../../scripts/oldest-browsers.ts';

type Browser = keyof typeof OLDEST;

/** What MDN's data calls younger than the oldest browsers, as `name: browser version`. Throws for younger syntax. */
export function youngInScript(code: string): string[] {
  const found = new Set<string>();
  const report = (name: string, entries: Identifier[]) => {
    const young = entries.map(missing);
    // A name that many objects have is only taken for young when it is so in each of them.
    if (entries.length > 0 && young.every(Boolean)) found.add(`${name}: ${young[0]}`);
  };
  const tree = parse(code, { ecmaVersion: 2020, sourceType: 'module' });
  simple(tree, {
    CallExpression({ callee: node, optional }) {
      const member = node.type === 'MemberExpression' && nameOf(node);
      if (!member || optional) return;
      const object = node.object.type === 'Identifier' ? node.object.name : '';
      const exact = staticMember(object, member);
      if (exact) report(`${object}.${member}`, [exact]);
      else report(`.${member}`, MEMBERS.get(member) ?? []);
    },
    Identifier(node) {
      // Shorter names are the minifier's own.
      if (node.name.length > 3) report(node.name, globalEntries(node.name));
    },
  });
  return [...found];
}

type Found = [name: string, entry: Identifier | undefined];

/** What each kind of node needs of a browser. */
const NEEDS: { [Type in CssNode['type']]?: (node: Extract<CssNode, { type: Type }>) => Found[] } = {
  Atrule: ({ name }) => [[`@${name}`, bcd.css['at-rules'][name]]],
  Feature: ({ name }) => [[`(${name})`, bcd.css['at-rules'].media?.[name]]],
  FeatureRange: () => [['(width < …)', bcd.css['at-rules'].media?.range_syntax]],
  PseudoClassSelector: (node) => [
    [`:${node.name}`, bcd.css.selectors[node.name]],
    ...(node.name === 'not' && selectorsIn(node) > 1
      ? [[':not(a, b)', bcd.css.selectors.not?.selector_list] satisfies Found]
      : []),
  ],
  PseudoElementSelector: ({ name }) => [[`:${name}`, name.startsWith('-') ? undefined : bcd.css.selectors[name]]],
  NestingSelector: () => [['&', bcd.css.selectors.nesting]],
  Function: ({ name }) => Object.values(bcd.css.types).map((type) => [`${name}()`, type[name]] satisfies Found),
  Dimension: ({ unit }) =>
    /^[dsl]v/.test(unit) ? [[unit, bcd.css.types.length?.viewport_percentage_units_dynamic]] : [],
};

/** The same for styles. What stands inside `@supports` is left out, and a property that stands there with its prefix. */
export function youngInStyles(css: string): string[] {
  const found = new Set<string>();
  const report = ([name, entry]: Found) => {
    const young = entry && missing(entry);
    if (young) found.add(`${name}: ${young}`);
  };
  walk(parseCss(css, { parseCustomProperty: true }), function (node: CssNode) {
    if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
    if (isYoungNegation(node)) found.add('not (…)');
    const needs = NEEDS[node.type] as ((node: CssNode) => Found[]) | undefined;
    needs?.(node).forEach(report);
    if (node.type === 'Declaration') needsOf(node, this.block?.children.toArray() ?? []).forEach(report);
  });
  return [...found];
}

function needsOf({ property, value }: Declaration, rule: CssNode[]): Found[] {
  const known = bcd.css.properties[property];
  if (!known || isPrefixedToo(property, rule)) return [];
  const words = value.type === 'Value' ? value.children.toArray() : [];
  const values = words.flatMap((word) =>
    word.type === 'Identifier' ? [[`${property}: ${word.name}`, known[word.name]] satisfies Found] : [],
  );
  return [[property, known], ...values];
}

/** `browser version` of the first of the oldest browsers that lacks it, or undefined. */
function missing(entry: Identifier): string | undefined {
  const { support } = entry.__compat ?? ({ support: {} } as Pick<CompatStatement, 'support'>);
  for (const browser of Object.keys(OLDEST) as Browser[]) {
    const statements = [support[browser] ?? []].flat();
    if (statements.length === 0 || statements.some((each) => isOldEnough(each, OLDEST[browser]))) continue;
    return `${browser} ${statements[0]?.version_added || 'none'}`;
  }
}

function isOldEnough(
  { version_added, version_removed, prefix, alternative_name, flags }: SimpleSupportStatement,
  oldest: number,
) {
  if (typeof version_added !== 'string' || prefix || alternative_name || flags) return false;
  return Number(version_added.replace('≤', '')) <= oldest && !(version_removed && Number(version_removed) <= oldest);
}

/** Every member of a built-in object or of an interface of the browser, by its name. */
const MEMBERS = new Map<string, Identifier[]>();
for (const owner of [...Object.values(bcd.javascript.builtins), ...Object.values(bcd.api)] as Identifier[]) {
  for (const [name, entry] of Object.entries(owner)) {
    if (name === '__compat' || name.endsWith('_static') || !(entry as Identifier).__compat) continue;
    MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), entry as Identifier]);
  }
}

function staticMember(object: string, member: string): Identifier | undefined {
  const builtin = bcd.javascript.builtins[object]?.[member];
  return builtin ?? bcd.api[object]?.[`${member}_static`] ?? undefined;
}

function globalEntries(name: string): Identifier[] {
  const places = [bcd.javascript.builtins, bcd.api, bcd.api.Window] as (Record<string, Identifier> | undefined)[];
  return places.flatMap((place) => (place && Object.hasOwn(place, name) ? [place[name] as Identifier] : []));
}

function nameOf(node: MemberExpression): string | undefined {
  if (node.property.type === 'Identifier' && !node.computed) return node.property.name;
}

const isYoungNegation = (node: CssNode): boolean =>
  node.type === 'MediaQuery' && !node.mediaType && node.condition !== null && hasNot(node.condition);

const hasNot = (condition: CssNode): boolean => {
  let found = false;
  walk(condition, (node) => {
    if (node.type === 'Identifier' && node.name === 'not') found = true;
  });
  return found;
};

const selectorsIn = (node: CssNode): number => {
  let count = 0;
  walk(node, (each) => {
    if (each.type === 'Selector') count += 1;
  });
  return count;
};

const isPrefixedToo = (property: string, rule: CssNode[]) =>
  rule.some((other) => other.type === 'Declaration' && other.property === `-webkit-${property}`);
