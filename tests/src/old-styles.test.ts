import { describe, expect, it } from 'vitest';
import { forOldBrowsers } from '../../scripts/old-styles.ts';

describe('Styles for old browsers', () => {
  it('keeps a colour that the border has, too', () => {
    const css = '.line{border-color:var(--pine);color:var(--pine);background:0 0}';
    expect(forOldBrowsers(css)).toBe(css);
  });

  it('have no layers: they stand in their order, and what is in none wins by one id that nothing has', () => {
    const css = '@layer a,b;.page{top:3px}@layer b{.card{top:2px}}@layer a{p{top:1px}}';
    expect(forOldBrowsers(css)).toBe('p{top:1px}.card{top:2px}.page:not(#\\#){top:3px}');
  });

  it('are left alone where no layer is', () => {
    expect(forOldBrowsers('.page{top:3px}')).toBe('.page{top:3px}');
  });

  it('have no nested rules', () => {
    expect(forOldBrowsers('.a{top:0;& b{left:0}}')).toBe('.a{top:0}.a b{left:0}');
  });

  it('ask for widths in words that every browser knows', () => {
    const css = (...media: string[]) => media.map((each) => `@media ${each}{a{top:0}}`).join('');
    expect(forOldBrowsers(css('(width < 40em)', '(width >= 60em)', '(40em <= width < 60em)'))).toBe(
      css('(max-width:39.99em)', '(min-width:60em)', '(min-width:40em) and (max-width:59.99em)'),
    );
  });

  it('keep a declaration whose name and value end one before it', () => {
    const css = 'a{border-color:var(--pine);color:var(--pine)}';
    expect(forOldBrowsers(css)).toBe(css);
  });

  it('name sides by left and right, and each side of an inset', () => {
    expect(forOldBrowsers('a{padding-inline:var(--s1);margin-block:1px 2px;inset:0}')).toBe(
      'a{padding-left:var(--s1);padding-right:var(--s1);margin-top:1px;margin-bottom:2px;top:0;bottom:0;left:0;right:0}',
    );
  });

  it('keep a declaration whose end another repeats, and write a prefixed one once', () => {
    expect(forOldBrowsers('a{border-color:var(--x);color:var(--x)}')).toBe('a{border-color:var(--x);color:var(--x)}');
    const masked = 'a{-webkit-mask:var(--x);mask:var(--x)}';
    expect(forOldBrowsers(forOldBrowsers(masked))).toBe(masked);
  });
});
