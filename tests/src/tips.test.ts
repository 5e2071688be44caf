import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../support/dist.ts';

// What `public/tips.css` shows a name for: a data-tip, or a name on an icon's button, a summary or a carousel's button.
const hasTip = (control: Control) =>
  control.tip !== undefined ||
  (control.name !== undefined &&
    (/\bicon\b/.test(control.classes) ||
      control.tag === 'summary' ||
      (control.tag === 'button' && control.inCarousel)));

interface Control {
  where: string;
  tag: string;
  classes: string;
  name?: string | undefined;
  tip?: string | undefined;
  inCarousel: boolean;
}

describe('GLOB-24 A control with an icon only shows its name after a moment', () => {
  it('in every island', () => {
    const controls = globSync('src/**/*.tsx').flatMap(iconControls);
    expect(controls.length).toBeGreaterThan(5);
    expect(controls.filter((control) => !hasTip(control)).map(({ where }) => where)).toEqual([]);
  });

  it('in every built page', async () => {
    const controls = (await builtPages()).flatMap(({ path, html }) => builtControls(path, html));
    expect(controls.length).toBeGreaterThan(5);
    expect([...new Set(controls.filter((control) => !hasTip(control)).map(({ where }) => where))]).toEqual([]);
  });
});

/** The links and buttons of a component that contain icons and nothing else. */
function iconControls(path: string): Control[] {
  const code = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Control[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && /^(?:button|a|summary)$/.test(node.openingElement.tagName.getText())) {
      const parts = node.children.map((child) => showsIcon(child)).filter((part) => part !== 'nothing');
      if (parts.length > 0 && parts.every((part) => part === 'icon')) found.push(controlOf(path, code, node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** An icon is a component that is told nothing. */
function showsIcon(node: ts.Node): 'icon' | 'nothing' | 'more' {
  if (ts.isJsxText(node)) return node.text.trim() ? 'more' : 'nothing';
  if (ts.isJsxSelfClosingElement(node)) {
    const given = node.attributes.properties.map((one) => one.name?.getText() ?? '');
    return given.every((name) => ['aria-hidden', 'size'].includes(name)) ? 'icon' : 'more';
  }
  if (ts.isJsxExpression(node)) return node.expression ? showsIcon(node.expression) : 'nothing';
  if (ts.isParenthesizedExpression(node)) return showsIcon(node.expression);
  if (ts.isConditionalExpression(node)) {
    const both = [node.whenTrue, node.whenFalse].map((one) => showsIcon(one));
    return both.every((one) => one === 'icon') ? 'icon' : 'more';
  }
  return 'more';
}

function controlOf(path: string, code: string, { openingElement }: ts.JsxElement): Control {
  const attribute = (name: string) =>
    openingElement.attributes.properties
      .find((one) => ts.isJsxAttribute(one) && one.name.getText() === name)
      ?.getText();
  const { line } = openingElement.getSourceFile().getLineAndCharacterOfPosition(openingElement.getStart());
  return {
    where: `${path}:${line + 1}`,
    tag: openingElement.tagName.getText(),
    classes: attribute('className') ?? '',
    name: attribute('aria-label'),
    tip: attribute('data-tip'),
    inCarousel: code.includes('aria-roledescription'),
  };
}

/** The same of a built page, with those parts of islands that are built. */
function builtControls(path: string, html: string): Control[] {
  return [...html.matchAll(/<(button|a|summary)\b([^>]*)>(.*?)<\/\1>/gs)].flatMap(
    ([, tag = '', inside = '', shown = '']) => {
      const rest = shown.replace(/<svg.*?<\/svg>/gs, '').replace(/<!--.*?-->/gs, '');
      if (!shown.includes('<svg') || /<img/.test(rest) || rest.replace(/<[^>]*>/g, '').trim()) return [];
      const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(inside)?.[1];
      const [name, tip, classes = ''] = [attribute('aria-label'), attribute('data-tip'), attribute('class')];
      return [
        {
          where: `${path} ${name ?? inside}`,
          tag,
          classes,
          name,
          tip,
          inCarousel: html.includes('aria-roledescription'),
        },
      ];
    },
  );
}
