import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { type MemberExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { type CssNode, parse as parseCss, walk } from 'css-tree';
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

/** The same for styles. What stands inside `@supports` is left out. */
export function youngInStyles(css: string): string[] {
  const found = new Set<string>();
  const report = (name: string, entry: Identifier | undefined) => {
    const young = entry && missing(entry);
    if (young) found.add(`${name}: ${young}`);
  };
  const { properties, selectors } = bcd.css;
  walk(parseCss(css, { parseCustomProperty: true }), function (node: CssNode) {
    if (node.type === 'Atrule') {
      if (node.name === 'supports') return this.skip;
      report(`@${node.name}`, bcd.css['at-rules'][node.name]);
    }
    if (node.type === 'Feature') report(`(${node.name})`, bcd.css['at-rules'].media?.[node.name]);
    if (node.type === 'FeatureRange') report('(width < …)', bcd.css['at-rules'].media?.range_syntax);
    if (node.type === 'MediaQuery' && node.condition && !node.mediaType && hasNot(node.condition)) found.add('not (…)');
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      report(`:${node.name}`, selectors[node.name]);
      if (node.name === 'not' && selectorsIn(node) > 1) report(':not(a, b)', selectors.not?.selector_list);
    }
    if (node.type === 'NestingSelector') report('&', selectors.nesting);
    if (node.type === 'Function')
      for (const type of Object.values(bcd.css.types)) report(`${node.name}()`, type[node.name]);
    if (node.type === 'Dimension' && /^[dsl]v/.test(node.unit)) {
      report(node.unit, bcd.css.types.length?.viewport_percentage_units_dynamic);
    }
    if (node.type === 'Declaration') {
      const known = properties[node.property];
      if (isPrefixedToo(node.property, this.block?.children.toArray() ?? [])) return;
      report(node.property, known);
      if (!known || node.value.type !== 'Value') return;
      for (const part of node.value.children) {
        if (part.type === 'Identifier') report(`${node.property}: ${part.name}`, known[part.name]);
      }
    }
  });
  return [...found];
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
