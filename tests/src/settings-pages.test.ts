import { expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { valueAt } from '#api/settings/in-force.ts';
import { SETTINGS } from '#contract/settings/settings-fields.ts';
import { settingsTexts } from '#src/features/admin/settings/settings.text.ts';
import { publicPathsOf } from '#src/i18n/public-pages.ts';
import { builtPages } from '../support/dist.ts';

it('CONS-14 the preview names each public page on which values of a group stand, and no other', async () => {
  const { groups } = settingsTexts('de');
  const pages = (await builtPages()).filter(({ path }) => publicPathsOf(path)?.de === path);
  const withOneOf = (texts: string[], part: (html: string) => string) =>
    pages.filter(({ html }) => texts.some((text) => part(html).includes(text))).map(({ path }) => path);
  for (const [group, fields] of Object.entries(SETTINGS)) {
    const named = groups[group as keyof typeof groups].pages;
    const written = Object.keys(fields).flatMap((field) =>
      asWritten(valueAt(readSiteConfig(), field), group === 'ages' ? 'Jahre' : 'Tage'),
    );
    // "Deutschland" stands on many pages by chance, and one of the reasons in the pre-check.
    const own = written.filter((text) => text.length > 11 && group !== 'reasons');
    expect([group, named]).toEqual([group, expect.arrayContaining(withOneOf(own, mainOf))]);
    const found = named.filter((page) => !OF_EMPTY_LISTS.includes(`${group} ${page}`));
    expect([group, withOneOf(written, (html) => html)]).toEqual([group, expect.arrayContaining(found)]);
  }
});

/** No universities and testimonials are shipped. */
const OF_EMPTY_LISTS = ['partners /de/trust', 'testimonials /de/students'];

/** Texts of a value as a German page writes it. */
function asWritten(value: unknown, unit: string): string[] {
  if (typeof value === 'number')
    return [value % 1 ? value.toLocaleString('de', { minimumFractionDigits: 2 }) : `${value} ${unit}`];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value) && typeof value[0] === 'string') return [value.join(', ')];
  return Object.values(value ?? {}).flatMap((one) => asWritten(one, unit));
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
