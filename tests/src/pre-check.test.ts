import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { paths } from '#src/i18n/paths.ts';
import { type BuiltPage, builtPages, tags } from '../support/dist.ts';
import { textsOf, visibleText } from '../support/texts.ts';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

describe.each(LANGUAGES)('Can I take part? (%s)', (lang) => {
  const html = () => pages.find(({ path }) => path === paths.preCheck(lang))?.html ?? '';

  it('names each rule with who makes it, with the figures of the configuration, and needs no script for that', () => {
    const list = html().match(/<ul class="rules"[\s\S]*?<\/ul>/)?.[0] ?? '';
    expect(textsOf(list, 'li')).toHaveLength(6);
    const { maxAge, minAge, maxDays, minDays, passportMonths, level } = site.programme;
    for (const figure of [maxAge, minAge, maxDays, minDays, passportMonths, level.minimum]) {
      expect(visibleText(list)).toContain(String(figure));
    }
    expect(html()).not.toMatch(/\{(?:age|young|days|min|months|level)\}/);
  });

  it('keeps the form hidden until its script runs, and gives it nowhere to send to', () => {
    const [form] = tags(html(), 'form').filter((each) => 'data-check' in each);
    expect(form).toHaveProperty('hidden');
    expect(form).not.toHaveProperty('action');
    expect(tags(html(), 'astro-island')).toEqual([]);
  });
});
