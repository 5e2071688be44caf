import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#api/clock.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { composeMail } from '#api/mail/compose.ts';
import { describeError, nextTry } from '#api/mail/retry.ts';
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

describe('The next try', () => {
  it('comes after one, two, four minutes and never later than six hours', () => {
    const waits = Array.from({ length: 19 }, (_, index) => nextTry(index + 1, { code: 'ECONNECTION' }));
    const minutes = waits.map((next) => (next.kind === 'wait' ? next.forMs / MINUTE_MS : 0));
    expect(minutes.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...minutes) * MINUTE_MS).toBe(6 * HOUR_MS);
  });

  it('is the twentieth at most', () => {
    expect(nextTry(20, { code: 'ECONNECTION' })).toEqual({ kind: 'give-up' });
  });

  it('is not made for an address that does not exist, but for a login that the operator can put right', () => {
    expect(nextTry(1, { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })).toEqual({ kind: 'give-up' });
    expect(nextTry(1, { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }).kind).toBe('wait');
    expect(nextTry(1, { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }).kind).toBe('wait');
    expect(nextTry(1, { code: 'EAUTH', responseCode: 535, command: 'AUTH' }).kind).toBe('wait');
  });

  it('is explained without the words of the server, which often repeat the address', () => {
    const error = Object.assign(new Error('550 <selam@example.org> unknown'), { code: 'EENVELOPE', responseCode: 550 });
    expect(describeError(error)).toBe('EENVELOPE 550');
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
