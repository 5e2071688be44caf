import { beforeAll, describe, expect, it } from 'vitest';
import { DECLARATION_LINES } from '#contract/applications/declaration-lines.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import {
  RETENTION_NOTICE_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
  SESSION_IDLE_DAYS,
  SIGN_UPS_KEPT_DAYS,
  TOKEN_LIFE_DAYS,
} from '#contract/limits.ts';
import { DOCUMENT_TYPES, documentName } from '#contract/model/document.ts';
import { site } from '#site';
import { declarationLines } from '#src/features/legal/application.text.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { type BuiltPage, builtPages, tags } from '../support/dist.ts';
import { visibleText } from '../support/texts.ts';

let pages: BuiltPage[];

beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

const htmlOf = (path: PathKey, lang: Lang) => pages.find((page) => page.path === paths[path](lang))?.html ?? '';
/** What a reader sees between header and footer. */
const textOf = (path: PathKey, lang: Lang) => visibleText(htmlOf(path, lang).match(/<main[\s\S]*<\/main>/)?.[0] ?? '');
const linksOf = (path: PathKey, lang: Lang) => tags(htmlOf(path, lang), 'a').map((link) => link.href);

describe('The imprint', () => {
  it('CONT-08 ROUT-09 names company, address and representative', () => {
    const { entity, street, city, country, representative, register } = site.legal;
    for (const lang of LANGUAGES) {
      const text = textOf('impressum', lang);
      for (const fact of [entity, street, city, country[lang], representative, register]) expect(text).toContain(fact);
    }
  });

  it('CONT-09 has a phone in Germany, one in Ethiopia, and a mail address', () => {
    for (const lang of LANGUAGES) {
      const links = linksOf('impressum', lang);
      expect(links).toContain(`mailto:${site.contact.email}`);
      for (const phone of [site.contact.phoneGermany, site.contact.phoneEthiopia]) {
        expect(links).toContain(`tel:${phone.replaceAll(' ', '')}`);
        expect(textOf('impressum', lang)).toContain(phone);
      }
    }
  });

  it.each([
    ['de', ['Verantwortlich für den Inhalt', 'Haftung für Inhalte', 'Haftung für Links']],
    ['en', ['Responsible for the content', 'Liability for content', 'Liability for links']],
  ] as const)('CONT-10 CONT-11 says in %s who answers for the content and for links', (lang, headings) => {
    const html = htmlOf('impressum', lang);
    for (const heading of headings) expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
    expect(textOf('impressum', lang)).toContain(site.legal.contentResponsible);
  });
});

describe('The privacy notice', () => {
  it.each([
    ['de', 'anonym', 'keine personenbezogenen Daten gespeichert', 'Art. 6 Abs. 1 Buchst. f DSGVO'],
    ['en', 'anonymous click events on contact buttons', 'no personal data is stored', 'Art. 6(1)(f) GDPR'],
  ] as const)(
    'CONT-12 CONT-13 CONT-14 CONT-15 ROUT-08 speaks in %s of clicks on contact buttons',
    (lang, ...sentences) => {
      const clicks = htmlOf('privacy', lang).match(/<h3[^>]*>(?:Klicks|Clicks)[\s\S]*?<\/p>/)?.[0] ?? '';
      for (const sentence of sentences) expect(visibleText(clicks)).toContain(sentence);
    },
  );

  it('CONT-16 says since when it stands and that it is being extended', () => {
    const date = (lang: Lang) => dateInWords(site.privacy.lastChanged, lang);
    expect(textOf('privacy', 'de')).toContain(`Stand: ${date('de')}. Diese Seite wird erweitert.`);
    expect(textOf('privacy', 'en')).toContain(`As of ${date('en')}. This page is being extended.`);
  });

  it('tells applicants what Art. 13 GDPR asks for', () => {
    for (const lang of LANGUAGES) {
      const text = textOf('privacy', lang);
      const { hosting, mailProvider, authority } = site.privacy;
      for (const fact of [site.legal.entity, hosting, mailProvider, authority.name]) expect(text).toContain(fact);
      for (const article of [15, 16, 17, 18, 20, 21, 77]) expect(text).toContain(`Art. ${article}`);
      expect(text).toMatch(/Art\. 6(?:\(1\)\(b\)| Abs\. 1 Buchst\. b)/);
      expect(linksOf('privacy', lang)).toContain(`mailto:${site.contact.privacyEmail}`);
    }
  });

  it('promises no period that the code does not keep', () => {
    for (const lang of LANGUAGES) {
      const periods = textOf('privacy', lang).match(/\d+ (?:Tage|days)/g) ?? [];
      const { contractsKeptYears: _, ...retained } = site.retention;
      const kept = [
        TOKEN_LIFE_DAYS,
        SIGN_UPS_KEPT_DAYS,
        SECURITY_EVENTS_KEPT_DAYS,
        SESSION_IDLE_DAYS,
        RETENTION_NOTICE_DAYS,
        ...Object.values(retained),
      ];
      expect(new Set(periods)).toEqual(new Set(kept.map((days) => `${days} ${lang === 'de' ? 'Tage' : 'days'}`)));
    }
  });

  it('names every document, and every line that the declaration asks for', () => {
    for (const lang of LANGUAGES) {
      const text = textOf('privacy', lang);
      for (const type of DOCUMENT_TYPES)
        expect(text).toContain(documentName(type, lang, site.partnerNetwork.name, 'short'));
      for (const line of DECLARATION_LINES) expect(text).toContain(declarationLines[line][lang]);
    }
  });
});

describe('The pages on trust and money', () => {
  it('stand in the footer of every public page', () => {
    for (const page of pages) {
      const lang = page.path.startsWith('/en') ? 'en' : 'de';
      const footer = page.html.match(/<footer[\s\S]*<\/footer>/)?.[0] ?? '';
      const links = tags(footer, 'a').map((link) => link.href);
      for (const path of ['trust', 'earnings'] as const) expect(links, page.path).toContain(paths[path](lang));
    }
  });

  it('say what it costs, from which address mails come and where to report fraud', () => {
    for (const lang of LANGUAGES) {
      expect(textOf('trust', lang)).toContain(site.contact.senderEmail);
      expect(linksOf('trust', lang).some((href) => href?.startsWith(`mailto:${site.contact.fraudEmail}?`))).toBe(true);
      expect(textOf('trust', lang)).toMatch(/€\s?0|0\s€/);
    }
  });

  it('date their figures and call them an example', () => {
    expect(textOf('earnings', 'en')).toContain('An example, not a promise');
    for (const lang of LANGUAGES)
      expect(textOf('earnings', lang)).toContain(dateInWords(site.earnings.checkedOn, lang));
  });

  it('never promise a visa, nor three months', () => {
    for (const lang of LANGUAGES) expect(textOf('earnings', lang)).toMatch(/90 (Tage|days)/);
    expect(textOf('trust', 'en')).toContain('Only the embassy decides');
  });
});
