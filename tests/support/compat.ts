import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { type MemberExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { type CssNode, type Declaration, parse as parseCss, walk } from 'css-tree';
import { OLDEST } from '../../scripts/oldest-browsers.ts';

type Browser = keyof typeof OLDEST;

/** What MDN's data calls younger than the oldest browsers, as `name: browser version`. Throws for younger syntax. */
export function youngInScript(code: string): string[] {
  const found = new Set<string>();
  const report = (name: string, entries: Entry[]) => {
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

type Found = [name: string, entry: Entry | undefined];

/** MDN's data is a tree of entries; its own types know no more of what is below an entry. */
type Entry = { [name: string]: Entry | undefined } & { __compat?: CompatStatement };
const data = bcd as unknown as {
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Entry>;
  javascript: { builtins: Entry };
  api: Entry;
};
const { 'at-rules': atRules, properties, selectors, types } = data.css;

/** What is looked at of any node: the package's types are older than the package. */
interface Part {
  type: string;
  name: string;
  unit: string;
  mediaType?: string | null;
  condition?: CssNode | null;
}

/** What each kind of node needs of a browser. */
const NEEDS: Record<string, ((node: Part) => Found[]) | undefined> = {
  Atrule: ({ name }) => [[`@${name}`, atRules[name]]],
  Feature: ({ name }) => [[`(${name})`, atRules.media?.[name]]],
  FeatureRange: () => [['(width < …)', atRules.media?.range_syntax]],
  PseudoClassSelector: (node) => [
    [`:${node.name}`, selectors[node.name]],
    ...(node.name === 'not' && selectorsIn(node) > 1
      ? [[':not(a, b)', selectors.not?.selector_list] satisfies Found]
      : []),
  ],
  PseudoElementSelector: ({ name }) => [[`:${name}`, name.startsWith('-') ? undefined : selectors[name]]],
  NestingSelector: () => [['&', selectors.nesting]],
  Function: ({ name }) => (Object.values(types) as Entry[]).map((type) => [`${name}()`, type[name]] satisfies Found),
  Dimension: ({ unit }) => (/^[dsl]v/.test(unit) ? [[unit, types.length?.viewport_percentage_units_dynamic]] : []),
};

/** The same for styles. What stands inside `@supports` is left out, and a property that stands there with its prefix. */
export function youngInStyles(css: string): string[] {
  const found = new Set<string>();
  const report = ([name, entry]: Found) => {
    const young = entry && missing(entry);
    if (young) found.add(`${name}: ${young}`);
  };
  walk(parseCss(css, { parseCustomProperty: true }), function (node: CssNode): symbol | undefined {
    if (node.type === 'Atrule' && node.name === 'supports') return this.skip as unknown as symbol;
    const part = node as unknown as Part;
    if (isYoungNegation(part)) found.add('not (…)');
    NEEDS[node.type]?.(part).forEach(report);
    if (node.type === 'Declaration') needsOf(node, this.block?.children.toArray() ?? []).forEach(report);
    return undefined;
  });
  return [...found];
}

function needsOf({ property, value }: Declaration, rule: CssNode[]): Found[] {
  const known = properties[property];
  if (!known || isPrefixedToo(property, rule)) return [];
  const words = value.type === 'Value' ? value.children.toArray() : [];
  const values = words.flatMap((word) =>
    word.type === 'Identifier' ? [[`${property}: ${word.name}`, known[word.name]] satisfies Found] : [],
  );
  return [[property, known], ...values];
}

/** `browser version` of the first of the oldest browsers that lacks it, or undefined. */
function missing(entry: Entry): string | undefined {
  const { support } = entry.__compat ?? ({ support: {} } as Pick<CompatStatement, 'support'>);
  for (const browser of Object.keys(OLDEST) as Browser[]) {
    const statements = [support[browser] ?? []].flat();
    if (statements.length === 0 || statements.some((each) => isOldEnough(each, OLDEST[browser]))) continue;
    return `${browser} ${statements[0]?.version_added || 'none'}`;
  }
  return undefined;
}

function isOldEnough(
  { version_added, version_removed, prefix, alternative_name, flags }: SimpleSupportStatement,
  oldest: number,
) {
  if (typeof version_added !== 'string' || prefix || alternative_name || flags) return false;
  return Number(version_added.replace('≤', '')) <= oldest && !(version_removed && Number(version_removed) <= oldest);
}

/** Every member of a built-in object or of an interface of the browser, by its name. */
const MEMBERS = new Map<string, Entry[]>();
for (const owner of [...Object.values(data.javascript.builtins), ...Object.values(data.api)] as Entry[]) {
  for (const [name, entry] of Object.entries(owner) as [string, Entry | undefined][]) {
    if (name === '__compat' || name.endsWith('_static') || !entry?.__compat) continue;
    MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), entry]);
  }
}

function staticMember(object: string, member: string): Entry | undefined {
  return data.javascript.builtins[object]?.[member] ?? data.api[object]?.[`${member}_static`];
}

function globalEntries(name: string): Entry[] {
  const places = [data.javascript.builtins, data.api, data.api.Window];
  return places.flatMap((place) => (place && Object.hasOwn(place, name) ? [place[name] as Entry] : []));
}

function nameOf(node: MemberExpression): string | undefined {
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined;
}

const isYoungNegation = ({ type, mediaType, condition }: Part): boolean =>
  type === 'MediaQuery' && !mediaType && Boolean(condition && hasNot(condition));

const hasNot = (condition: CssNode): boolean => {
  let found = false;
  walk(condition, (node) => {
    if (node.type === 'Identifier' && node.name === 'not') found = true;
  });
  return found;
};

const selectorsIn = (node: Part): number => {
  let count = 0;
  walk(node as unknown as CssNode, (each) => {
    if (each.type === 'Selector') count += 1;
  });
  return count;
};

const isPrefixedToo = (property: string, rule: CssNode[]) =>
  rule.some((other) => other.type === 'Declaration' && other.property === `-webkit-${property}`);
