import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { paths } from '#src/i18n/paths.ts';
import { builtPages } from '../support/dist.ts';

const SAYS = { de: /legalisiert (aber )?seit dem 31\. März 2014|nicht legalisiert/, en: /not legalise/ } as const;

it.each(['students', 'employers', 'preCheck'] as const)(
  'PLAC-43 the page %s says that Ethiopian papers are not legalised, and what that means',
  async (page) => {
    for (const lang of LANGUAGES) {
      const found = (await builtPages()).find(({ path }) => path === paths[page](lang));
      expect(found?.html).toMatch(SAYS[lang]);
      expect(found?.html).toContain(lang === 'de' ? 'Apostille' : 'apostille');
    }
  },
  120_000,
);
