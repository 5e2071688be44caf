import cascadeLayers from '@csstools/postcss-cascade-layers';
import { Features, transform } from 'lightningcss';
import postcss, { type AtRule, type ChildNode, list, type Plugin } from 'postcss';
import { STYLE_TARGETS } from './oldest-browsers.ts';

/** What the oldest browsers know, though Lightning CSS believes otherwise, and what would double a rule. */
const AS_WRITTEN = Features.ClampFunction | Features.LightDark | Features.IsSelector | Features.NotSelectorList;

interface Less {
  /** Classes whose rules are left out. */
  unusedSymbols?: string[];
}

/** The styles of a page as the oldest browsers understand them, minified. */
export function forOldBrowsers(css: string): string {
  return minified(
    postcss([oneLayer(), cascadeLayers(), plainMedia(), leftToRight()]).process(unnested(css), { from: undefined }).css,
  );
}

/** Nested rules one by one: what sorts the layers knows none. Media queries are left for plainMedia(). */
function unnested(css: string): string {
  const options = { filename: 'page.css', code: Buffer.from(css), include: Features.Nesting };
  return transform({ ...options, exclude: AS_WRITTEN }).code.toString();
}

/** Lightning CSS writes the prefixed declaration beside a variable anew each time. */
const REPEATED = /(?<=[{;])([^;{}]+;)\1+/g;

/** Minifies styles without using anything that the oldest browsers lack. */
export function minified(css: string, less: Less = {}): string {
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true, ...less };
  const { code } = transform({ ...options, targets: STYLE_TARGETS, exclude: AS_WRITTEN });
  return code.toString().replace(REPEATED, '$1');
}

/**
 * Puts all layers into one, in their order: cascadeLayers() writes an addition into each selector that has to win over a
 * layer, once for each layer below it, and a page has no room for that. So what is in a layer has to win over earlier
 * layers by its place and its specificity; what is in none wins over all of them.
 */
function oneLayer(): Plugin {
  return {
    postcssPlugin: 'one-layer',
    Once(root) {
      const layers = new Map<string, ChildNode[]>();
      root.each((node) => {
        if (node.type !== 'atrule' || node.name !== 'layer') return;
        for (const name of node.params.split(',').map((each) => each.trim())) {
          layers.set(name, [...(layers.get(name) ?? []), ...(node.nodes ?? [])]);
        }
        node.remove();
      });
      if (layers.size > 0) root.prepend({ name: 'layer', params: 'site', nodes: [...layers.values()].flat() });
    },
  };
}

const SIDES = {
  inline: ['left', 'right'],
  block: ['top', 'bottom'],
} as const;

/** padding-inline as padding-left and padding-right: every page is written from left to right. */
function leftToRight(): Plugin {
  return {
    postcssPlugin: 'left-to-right',
    Declaration(declaration) {
      const [, name, axis] = /^(padding|margin)-(inline|block)$/.exec(declaration.prop) ?? [];
      if (!axis) return;
      const [first = '', second = first] = list.space(declaration.value);
      const [start, end] = SIDES[axis as keyof typeof SIDES];
      declaration.cloneBefore({ prop: `${name}-${start}`, value: first });
      declaration.replaceWith(declaration.clone({ prop: `${name}-${end}`, value: second }));
    },
  };
}

/** The width just below that of `(width < 40em)`: more than half of a browser's smallest step at 16 px. */
const JUST_BELOW_EM = 0.01;

/** (width < 40em) as (max-width:39.99em). Lightning CSS would write `not (min-width:40em)`, which is as young. */
function plainMedia(): Plugin {
  const below = (em: string) => `(max-width:${Number((Number(em) - JUST_BELOW_EM).toFixed(2))}em)`;
  return {
    postcssPlugin: 'plain-media',
    AtRule: {
      media(rule: AtRule) {
        rule.params = rule.params
          .replace(
            /\(([\d.]+)em *<= *width *< *([\d.]+)em\)/g,
            (_, from, to) => `(min-width:${from}em) and ${below(to)}`,
          )
          .replace(/\(width *< *([\d.]+)em\)/g, (_, em) => below(em))
          .replace(/\(width *>= *([\d.]+)em\)/g, '(min-width:$1em)');
      },
    },
  };
}
