import { getViteConfig } from 'astro/config';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const QUOTES = [
  {
    name: 'Selam T.',
    university: 'Addis Abeba',
    year: 2025,
    quote: { de: 'Gut <begleitet>', en: 'Well looked after' },
  },
  { name: 'Dawit B.', university: 'Mekelle', year: 2024, quote: { de: 'Viel gelernt', en: 'Learned a lot' } },
];

let server: ViteDevServer;
let html: (props: Record<string, unknown>) => Promise<string>;

beforeAll(async () => {
  const config = await getViteConfig({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })({
    mode: 'test',
    command: 'serve',
  });
  server = await createServer({ ...config, configFile: false });
  const { default: Quotes } = await server.ssrLoadModule('/src/features/students/Quotes.astro');
  const container = await AstroContainer.create();
  html = (props) => container.renderToString(Quotes, { props });
});

afterAll(() => server?.close());

it('STUD-03 quotes that an operator adds stand there word for word, in the language of the page', async () => {
  const shown = await html({ lang: 'de', quotes: QUOTES });
  expect(shown.match(/<figure/g)).toHaveLength(2);
  for (const text of ['Selam T.', 'Addis Abeba', '2025', 'Gut &lt;begleitet&gt;', 'Viel gelernt']) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toContain('Well looked after');
  expect(shown).not.toContain('erste Saison');
});

it('STUD-03 without one, there is a line that this is the first season, and no headline', async () => {
  const shown = await html({ lang: 'en', quotes: [] });
  expect(shown).toContain('This is our first season');
  expect(shown).not.toMatch(/<figure|<h2/);
});
