import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { site } from '#site';
import { webmail, withRequest } from '#src/features/contact/mail-draft.ts';
import { type BuiltPage, builtPages, tags } from '../support/dist.ts';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

const mainOf = (lang: Lang) =>
  pages.find(({ path }) => path === `/${lang}/contact`)?.html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';

describe.each([...LANGUAGES])('The contact page, %s', (lang) => {
  const links = () => tags(mainOf(lang), 'a');

  it('CONT-01 CONT-02 ROUT-19 begins with a button for e-mail and one for WhatsApp', () => {
    const [mail, whatsapp] = links().filter((link) => link.class?.startsWith('btn'));
    expect(mail?.href).toMatch(new RegExp(`^mailto:${site.contact.email}\\?subject=\\w+`));
    expect(whatsapp?.href).toBe(`https://wa.me/${site.contact.whatsapp}`);
  });

  it('CONT-03 says when an answer comes', () => {
    expect(mainOf(lang)).toContain(lang === 'de' ? 'innerhalb von 24\u00a0Stunden' : 'within 24\u00a0hours');
  });

  it('CONT-04 says what happens to the message and to the clicks, and where to read more', () => {
    const note = mainOf(lang).match(/<p class="sm privacy"[\s\S]*?<\/p>/)?.[0] ?? '';
    expect(note).toContain(lang === 'de' ? 'ohne persönliche Daten' : 'without personal data');
    expect(tags(note, 'a')[0]?.href).toBe(`/${lang}/privacy`);
  });

  it('CONT-07 marks its buttons for e-mail and WhatsApp', () => {
    const marked = links().filter((link) => link['data-cta']);
    for (const { href = '', 'data-cta': cta } of marked) {
      expect(cta).toBe(href.startsWith('mailto:') ? 'email' : 'whatsapp');
    }
    expect(marked.length).toBe(links().filter(({ href = '' }) => /^mailto:|wa\.me/.test(href)).length);
  });
});

describe('The mail that the contact page begins', () => {
  const texts = {
    erstberatung: 'Erstberatung',
    interest: 'Anliegen',
    source: 'Gefunden auf',
    arbeitgeber: 'Arbeitgeber',
    studierende: 'Studierende',
  };
  const begun = (query: string) => {
    const mail = new URL(withRequest('mailto:a@b.example?subject=Anfrage', query, texts));
    return {
      to: mail.pathname,
      subject: mail.searchParams.get('subject'),
      body: mail.searchParams.get('body')?.trim(),
    };
  };

  it('CONT-06 carries the interest in its subject and both values in its text', () => {
    expect(begun('?interesse=erstberatung&quelle=arbeitgeber_hero')).toEqual({
      to: 'a@b.example',
      subject: 'Erstberatung',
      body: 'Anliegen: Erstberatung\r\nGefunden auf: Arbeitgeber',
    });
    expect(begun('?quelle=studierende_cta')).toMatchObject({ subject: 'Anfrage', body: 'Gefunden auf: Studierende' });
    expect(begun('?interesse=erstberatung')).toMatchObject({ body: 'Anliegen: Erstberatung' });
  });

  it.each([
    '',
    '?interesse=lottery',
    '?interesse=source',
    '?interesse=toString',
    '?quelle=Geld%20bitte%20an%20X',
    '?quelle=source_hero',
    '?quelle=erstberatung',
  ])('CONT-06 takes nothing from %j, which anybody could have written', (query) => {
    expect(withRequest('mailto:a@b.example?subject=Anfrage', query, texts)).toBe('mailto:a@b.example?subject=Anfrage');
  });

  it('CONT-05 is the same in webmail', () => {
    const address = new URL(webmail('mailto:a@b.example?subject=Kosten%20%26%20Zeit&body=x%0D%0Ay'));
    expect(address.origin).toBe('https://mail.google.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      view: 'cm',
      fs: '1',
      to: 'a@b.example',
      su: 'Kosten & Zeit',
      body: 'x\r\ny',
    });
  });
});
