import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { trimStyle } from '../../scripts/trim-css.ts';
import { builtPages } from '../support/dist.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const page = (css: string) => `<style>${css}</style><p class="note">x</p>`;

describe('The styles of a page', () => {
  it('lose the rules for classes that nothing on the page has', () => {
    const less = '.note{color:red}';
    expect(trimStyle(page(`.note{color:red}.card{color:#00f}@media (width>=40em){.card{margin:0}}`))).toBe(page(less));
  });

  it('keep a class that only a script gives', () => {
    const css = '.note.bad{color:red}';
    expect(trimStyle(page(css))).toBe(page(''));
    expect(trimStyle(page(css), 'e.className="bad"')).toBe(page(css));
  });

  it('lose a class that a script has as the name of a host only', () => {
    expect(trimStyle(page('.sky{color:red}'), '"telus.net,sky.com,icloud.com"')).toBe(page(''));
  });

  it('keep a rule that one of its selectors needs, and what is negated', () => {
    const css = '.card,.note{top:0}p:not(.card){top:1px}';
    expect(trimStyle(page(css))).toBe(page(css));
  });

  it('lose the variables that no rule uses, nor another variable, nor a script', () => {
    const css = (more: string) => `:root{--ink:red;${more}}.note{color:var(--ink)}`;
    const all = css('--gone:1px;--only-of-gone:var(--gone)');
    expect(trimStyle(page(all))).toBe(page(':root{--ink:red}.note{color:var(--ink)}'));
    expect(trimStyle(page(all), 'e.style.setProperty("--only-of-gone", 1)')).toBe(page(all));
  });

  it('stand in one block', () => {
    expect(trimStyle(`${page('.note{color:red}')}<style>p{top:0}</style>`)).toBe(page('.note{color:red}p{top:0}'));
  });

  it('are allowed by the policy of every built page', async () => {
    for (const { path, html } of await builtPages()) {
      const policy = html.match(/<meta http-equiv="content-security-policy"[^>]*>/)?.[0] ?? '';
      for (const [, css = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
        expect(policy, path).toContain(hash(css));
      }
    }
  }, 120_000);
});
