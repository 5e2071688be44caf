import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedLanguage } from '#api/http/caller-language.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf } from '../support/applications.ts';
import { step1Form } from '../support/forms.ts';

let api: Api;
let people = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const EN = 'en-GB,en;q=0.9';
const DE = 'de-DE,de;q=0.9';
const COOKIE = 's4f_lang=en';

type Row = [form: string | undefined, header: string, cookie: string, expected: 'de' | 'en'];
const ROWS: Row[] = [
  ['en', DE, '', 'en'],
  ['de', EN, COOKIE, 'de'],
  [undefined, EN, '', 'en'],
  [undefined, DE, COOKIE, 'de'],
  [undefined, '*', COOKIE, 'en'],
  [undefined, 'am,ti;q=0.8', COOKIE, 'en'],
  [undefined, 'am,ti;q=0.8', '', 'de'],
];

/** A form in one language; the `lang` field is left out where it is undefined. */
async function send(lang: string | undefined, header: string, cookie: string, gdpr?: string) {
  people += 1;
  const form = await step1Form({ email: `lang-${people}@example.org`, lang, gdpr });
  return answerOf(api.post('submit-preregistration', form, { 'accept-language': header, ...(cookie && { cookie }) }));
}

describe('The language of a caller', () => {
  it.each(ROWS)(
    'LANG-13 with form %s, header %s and cookie %j is kept as %4$s',
    async (form, header, cookie, expected) => {
      const { body } = await send(form, header, cookie, 'true');
      expect(body.applicant.lang).toBe(expected);
      const mail = outboxStore(api.deps.db)
        .list()
        .find((row) => row.applicant_id === body.applicant.id);
      expect(mail?.lang).toBe(expected);
    },
  );

  it.each(ROWS)(
    'LANG-15 with form %s, header %s and cookie %j refusals are in %4$s',
    async (form, header, cookie, expected) => {
      const { body } = await send(form, header, cookie);
      const sentence = { de: 'Die Einwilligung zum Datenschutz ist erforderlich', en: 'GDPR consent is required' };
      expect(body.error).toBe(sentence[expected]);
      expect(body.title).toBe(sentence.en);
    },
  );

  it('LANG-13 another language in the form is refused', async () => {
    expect((await send('fr', EN, '', 'true')).body).toMatchObject({ code: 'lang_invalid' });
  });

  it.each([
    ['en', 'en'],
    ['de;q=0.5, en', 'en'],
    ['de;q=0, en;q=0.1', 'en'],
    ['en;q=0.3,de;q=0.8', 'de'],
    ['am, en-US;q=0.2', 'en'],
    ['de,en', 'de'],
    ['am', undefined],
    ['en;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('LANG-13 of the header %j is %s', (header, expected) => {
    expect(acceptedLanguage(header)).toBe(expected);
  });
});
