import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { composeMail } from '#api/mail/compose.ts';
import { TEMPLATE_NAMES } from '#api/mail/templates/names.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';

const compose = (template: (typeof TEMPLATE_NAMES)[number], lang: 'de' | 'en', params = {}, firstName = 'Selam') =>
  composeMail({
    row: { id: '1', template, lang, params: JSON.stringify(params) },
    to: 'selam@example.org',
    firstName,
    site: readSiteConfig(),
    publicUrl: 'https://werksommer.example.org',
    token: () => 'TOKEN',
  });

describe('The words of a mail', () => {
  for (const template of TEMPLATE_NAMES) {
    it(`LANG-15 ${template} is written in both languages, with every value filled in`, () => {
      const [de, en] = LANGUAGES.map((lang) =>
        compose(template, lang, {
          document: 'a2',
          reason: 'cut off',
          organization: 'Example University',
          account: 'a@example.org',
          ...{ free: '100', reserve: '500', budget: '2000', count: '300' },
        }),
      );
      expect(de?.subject).not.toBe(en?.subject);
      for (const mail of [de, en]) {
        expect(mail?.subject).toMatch(/\S{3}/);
        for (const body of [mail?.text, mail?.html]) {
          if (!template.startsWith('operator-')) expect(body).toContain('Selam');
          expect(body).not.toMatch(/\{\w+\}|undefined|\[object/);
        }
      }
    });
  }

  it('WIZ2-26 the mail after step 3 says where the originals go, line by line', () => {
    const { originals } = readSiteConfig();
    expect(compose('enrolment-received', 'en').text).toContain(originals.addressLines.join('\n'));
  });

  it('a document that was sent back is named, with the reason in the words of the checker', () => {
    const { text } = compose('document-sent-back', 'de', { document: 'passport', reason: 'Die Seite ist\nunscharf.' });
    expect(text).toContain('Ausweis oder Reisepass:\nDie Seite ist\nunscharf.');
  });

  it('a name or reason cannot become markup', () => {
    const { html } = compose('document-sent-back', 'en', { reason: '<img src=x>' }, '<b>"Selam"</b>');
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&#60;img src=x&#62;');
  });
});

describe('Without a mail server', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('each mail becomes a file that only the server may read', async () => {
    const { email } = await apply(api);
    expect(await mailsTo(api, email)).toHaveLength(1);
    const { outbox, tmp } = api.deps.folders;
    const [file] = readdirSync(outbox);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/);
    expect(statSync(path.join(outbox, file ?? '')).mode & 0o777).toBe(0o600);
    expect(readdirSync(tmp)).toEqual([]);
  });
});
