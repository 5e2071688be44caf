import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callName, inPassportOrder, typedName } from '#contract/person-name.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

const correct = (token: string, body: object) =>
  answerOf(api.post('update-applicant', body, { authorization: `Bearer ${token}` }));

describe('Somebody with one name', () => {
  it.each(['-', '.', '–', '---', ' . '])('WIZ1-16 writes %j for the name there is none of', async (none) => {
    const asLast = await apply(api, { first_name: none, last_name: 'Selam' });
    const asFirst = await apply(api, { first_name: 'Selam', last_name: none });
    for (const { applicant } of [asLast, asFirst])
      expect(applicant).toMatchObject({ first_name: '', middle_name: null, last_name: 'Selam' });
  });

  it('WIZ1-16 is greeted by it', async () => {
    const { email } = await apply(api, { first_name: 'Selam', last_name: '-' });
    const [mail] = await mailsTo(api, email);
    expect(mail?.text).toContain('Hello Selam,');
  });

  it('WIZ1-16 can add another name later, and take it away again', async () => {
    const { token } = await apply(api, { first_name: 'Selam', last_name: '.' });
    const added = await correct(token, { first_name: 'Selam', last_name: 'Tesfaye' });
    expect(added.body.applicant).toMatchObject({ first_name: 'Selam', last_name: 'Tesfaye' });
    const taken = await correct(token, { last_name: '-' });
    expect(taken.body.applicant).toMatchObject({ first_name: '', last_name: 'Selam' });
  });

  it('WIZ1-16 cannot be without any: what is refused names the field, and nothing changes', async () => {
    const { token } = await apply(api, { first_name: 'Selam', last_name: '-' });
    for (const change of [{ last_name: '.' }, { first_name: '-', last_name: '-' }]) {
      const { status, body } = await correct(token, change);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: 'last_name', code: 'name_missing' }]);
    }
  });
});

describe('A name in the order of a passport', () => {
  const order = (first_name: string, middle_name: string, last_name: string) =>
    Object.values(inPassportOrder({ first_name, middle_name, last_name }));

  it('has its only part as the last name, and no gap among the first', () => {
    expect(order('Selam', 'Girma', 'Tesfaye')).toEqual(['Selam', 'Girma', 'Tesfaye']);
    expect(order('Selam', '', '')).toEqual(['', '', 'Selam']);
    expect(order('Selam', 'Girma', '')).toEqual(['', '', 'Selam Girma']);
    expect(order('', 'Girma', 'Tesfaye')).toEqual(['Girma', '', 'Tesfaye']);
    expect(order('', '', '')).toEqual(['', '', '']);
  });

  it('is called by the first, or the only one, and stands in a form with a dash', () => {
    expect(callName({ first_name: 'Selam', last_name: 'Tesfaye' })).toBe('Selam');
    expect(callName({ first_name: '', last_name: 'Selam' })).toBe('Selam');
    expect([typedName('', 'Selam'), typedName('', ''), typedName('Selam', '')]).toEqual(['-', '', 'Selam']);
  });
});
