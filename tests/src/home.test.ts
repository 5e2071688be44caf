import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { site } from '#site';
import { formatEuro } from '#src/i18n/format.ts';
import { programmeWay } from '#src/i18n/programme-way.ts';
import { wageOn } from '#src/lib/pay/wage.ts';
import { builtPages, tags } from '../support/dist.ts';
import { sections, textsOf, visibleText } from '../support/texts.ts';

const html: Record<Lang, string> = { de: '', en: '' };
const FIRST_ROUND_TRIP_BYTES = 14 * 1024;

beforeAll(async () => {
  const pages = await builtPages();
  for (const lang of LANGUAGES) html[lang] = pages.find((page) => page.path === `/${lang}`)?.html ?? '';
}, 120_000);

const section = (lang: Lang, headline: string) => sections(html[lang]).get(headline) ?? '';
const headline = (lang: Lang, de: string, en: string) => section(lang, lang === 'de' ? de : en);

describe.each(LANGUAGES)('The home page in %s', (lang) => {
  it('HOME-01 HOME-02 HOME-03 opens with a heading, a subtitle, the partner registration and the application', () => {
    const hero = html[lang].match(/<section[\s\S]*?<\/section>/)?.[0] ?? '';
    expect(textsOf(hero, 'h1')[0]).toBeTruthy();
    expect(textsOf(html[lang], 'h1')).toHaveLength(1);
    expect(hero).toMatch(/<p class="lead"[^>]*>[^<]{60,}/);
    const links = tags(hero, 'a');
    const registration = links.find((link) => link.href === site.partnerNetwork.registrationUrl);
    expect(registration).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(links.map((link) => link.href)).toContain(`/${lang}/join`);
  });

  it('HOME-04 shows three pictures, the first at once, the others when they come near', () => {
    const track = html[lang].match(/<astro-slot[\s\S]*?<\/astro-slot>/)?.[0] ?? '';
    const slides = tags(track, 'img');
    expect(slides).toHaveLength(3);
    for (const slide of slides)
      expect(slide).toMatchObject({ width: '640', height: '400', alt: expect.stringMatching(/.{10}/) });
    expect(slides.map((slide) => slide.loading)).toEqual([undefined, 'lazy', 'lazy']);
  });

  it('HOME-11 has three cards: Germany, the product, Ethiopia', () => {
    const cards = headline(lang, 'Zwei Länder, ein Sommer', 'Two countries, one summer');
    const expected = lang === 'de' ? ['Deutschland', 'Äthiopien'] : ['Germany', 'Ethiopia'];
    expect(textsOf(cards, 'h3')).toEqual([expected[0], site.brand.name, expected[1]]);
  });

  it('HOME-12 shows Programme in pictures: four, with captions', () => {
    const gallery = headline(lang, 'Programm in Bildern', 'Programme in pictures');
    expect(textsOf(gallery, 'figure')).toHaveLength(4);
    const captions = textsOf(gallery, 'figcaption');
    expect(captions).toHaveLength(4);
    for (const caption of captions) expect(caption.length).toBeGreaterThan(10);
  });

  it('HOME-13 HOME-17 CONS-02 names benefits and requirements: a valid passport, A2 with proof that may follow', () => {
    const offer = visibleText(headline(lang, 'Was Sie mitbringen', 'What you bring'));
    expect(offer).toContain(lang === 'de' ? 'einen gültigen Reisepass' : 'a valid passport');
    expect(offer).toContain(lang === 'de' ? 'mindestens A2' : 'at least level A2');
    expect(offer).toContain(lang === 'de' ? 'Der Nachweis kann' : 'Proof may follow');
    expect(offer).toContain(lang === 'de' ? 'Was Sie bekommen' : 'What you get');
  });

  it('HOME-16 CONS-05 makes each promise with its condition', () => {
    const offer = visibleText(headline(lang, 'Was Sie mitbringen', 'What you bring'));
    const promises = {
      de: [
        'Genehmigte und legale Vermittlung',
        'ZAV',
        'Botschaft',
        'Faire Bezahlung nach deutschem Lohnstandard',
        'Steuern',
        '24/7',
        'Notfälle',
      ],
      en: [
        'Approved and legal placement',
        'ZAV',
        'embassy',
        'Fair pay at German wage standards',
        'You pay tax',
        '24/7 support',
        'emergencies',
      ],
    };
    for (const promise of promises[lang]) expect(offer).toContain(promise);
  });

  it('HOME-14 describes six steps, the same that the three of the students’ page are made of', () => {
    const way = html[lang].match(/<ol class="way"[\s\S]*?<\/ol>/)?.[0] ?? '';
    const told = programmeWay(lang).flatMap(({ steps }) => steps.map(({ title }) => visibleText(title)));
    expect(textsOf(way, 'h3')).toEqual(told);
    expect(textsOf(way, 'li')).toHaveLength(6);
  });

  it('HOME-15 CONS-03 describes support, A1 preparation and arrival help as offers, and who stands behind it', () => {
    const support = visibleText(headline(lang, 'Unterstützung auf dem ganzen Weg', 'Support all the way'));
    const said = {
      de: [
        'Unsere Bildungsinitiative hat eine Diaspora-Organisation an ihrer Seite',
        'Dort arbeiten Menschen, die beide Länder kennen',
        'bieten wir Vorbereitung ab A1 an',
        'Wir bieten Hilfe bei der Ankunft, bei der Suche nach einer Unterkunft und am ersten Arbeitstag',
        'Ansprechperson',
      ],
      en: [
        'Our training initiative works with a diaspora organisation whose staff know both countries.',
        'we offer preparation from A1',
        'We offer help when you arrive, when you look for a room and on your first day at work',
        'contact person',
      ],
    };
    for (const sentence of said[lang]) expect(support).toContain(sentence);
    const cards = visibleText(headline(lang, 'Zwei Länder, ein Sommer', 'Two countries, one summer'));
    expect(cards).toContain(lang === 'de' ? 'bauen Partnerschaften auf' : 'build partnerships');
  });

  it('CONS-06 names who stands behind it and helps with a room, the arrival and contacts', () => {
    const support = visibleText(headline(lang, 'Unterstützung auf dem ganzen Weg', 'Support all the way'));
    const facts = {
      de: [
        'Unsere Bildungsinitiative',
        'hat eine Diaspora-Organisation an ihrer Seite',
        'Dort arbeiten Menschen, die beide Länder kennen',
        'bei der Suche nach einer Unterkunft',
        'Hilfe bei der Ankunft',
        'Ihre Ansprechperson',
      ],
      en: [
        'Our training initiative',
        'works with a diaspora organisation',
        'whose staff know both countries',
        'when you look for a room',
        'help when you arrive',
        'Your contact person',
      ],
    };
    for (const fact of facts[lang]) expect(support).toContain(fact);
  });

  it('HOME-14 has a scene of its own at each stop', () => {
    const way = html[lang].match(/<ol class="way"[\s\S]*?<\/ol>/)?.[0] ?? '';
    const scenes = tags(way, 'img').map(({ src }) => src);
    expect(new Set(scenes).size).toBe(6);
    for (const { loading } of tags(way, 'img')) expect(loading).toBe('lazy');
  });

  it('CONS-04 names the three kinds of work', () => {
    const kinds = { de: 'Gepäck, Kabinenreinigung, Service', en: 'baggage handling, cabin cleaning, service' };
    expect(visibleText(html[lang])).toContain(kinds[lang]);
  });

  it('says in its first view what it costs and what an hour earns, and leads to both', () => {
    const hero = html[lang].match(/<section[\s\S]*?<\/section>/)?.[0] ?? '';
    const wage = wageOn(site.earnings.wages.minimum, site.programme.startsOn)?.euro ?? 0;
    expect(visibleText(hero)).toContain(formatEuro(wage, lang, { cents: true }).replace(/\s/g, ' '));
    expect(visibleText(hero)).toContain(lang === 'de' ? 'Die Bewerbung kostet nichts' : 'Applying costs nothing');
    const links = tags(hero, 'a').map((link) => link.href);
    expect(links).toEqual(expect.arrayContaining([`/${lang}/trust`, `/${lang}/earnings`]));
  });

  it('asks "is this real?" right after its first view', () => {
    expect([...sections(html[lang]).keys()][1]).toBe(
      lang === 'de' ? 'Gut zu wissen, bevor Sie sich bewerben' : 'Good to know before you apply',
    );
  });

  it('STAC-02 STAC-03 has one island, fetches only the small script that turns its pictures, and fits the first round trip', () => {
    expect(tags(html[lang], 'astro-island').map((island) => island.client)).toEqual(['deferred']);
    expect(html[lang]).not.toMatch(/<link[^>]+modulepreload/);
    const fetched = tags(html[lang], 'script').flatMap(({ src }) => src ?? []);
    expect(fetched).toEqual([expect.stringContaining('/Carousel.astro')]);
    expect(brotliCompressSync(html[lang]).length).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
  });
});

it('CONS-01 the programme record says how long and when', () => {
  expect(site.programme).toMatchObject({
    durationMonths: 3,
    season: { de: 'Sommer 2026', en: 'summer 2026' },
    level: { minimum: 'A2' },
  });
});
