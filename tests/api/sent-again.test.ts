import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { sendStep1 } from '../support/applications.ts';
import { pdf } from '../support/files.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

const send = (fields: Record<string, string>, file?: Blob) =>
  sendStep1(api, fields, file && { hub4africa_file: { content: file } });
/** Sent once, with an answer that its sender never saw. */
async function sent(email: string) {
  const fields = { email, idempotency_key: crypto.randomUUID() };
  const { body } = await send(fields);
  return { fields, id: body.applicant.id, token: body.access_token };
}
const confirmationsOf = (id: string) =>
  documentStore(api.deps.db)
    .current(id)
    .filter(({ type }) => type === 'hub4africa');

describe('Step 1 sent again after its answer was lost', () => {
  it('WIZ1-03 takes over the name that was put right meanwhile, and says so', async () => {
    const { fields, id } = await sent('put-right@example.org');
    const { status, body } = await send({ ...fields, last_name: 'Tesfay', phone: '+251 91' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ sent_again: 'updated', applicant: { id, last_name: 'Tesfay', phone: '+251 91' } });
    const events = eventStore(api.deps.db).history('applicant', id);
    expect(events.map(({ detail }) => detail)).toEqual(['{}', '{"fields":"last_name,phone"}']);
  });

  it('WIZ1-03 greets by the new name in the mail that was already queued', async () => {
    const { fields } = await sent('greeted@example.org');
    await send({ ...fields, first_name: 'Selamawit' });
    const mails = await mailsTo(api, 'greeted@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Selamawit');
  });

  it('WIZ1-03 takes another file in the place of the first, once', async () => {
    const { fields, id } = await sent('other-file@example.org');
    const better = await pdf('a better scan');
    expect((await send(fields, better)).body).toMatchObject({ sent_again: 'updated' });
    const [document] = confirmationsOf(id);
    expect(document?.size).toBe(better.size);
    expect((await send(fields, better)).body).toMatchObject({ sent_again: 'same' });
    expect(confirmationsOf(id)).toEqual([document]);
  });

  it('WIZ1-03 keeps what is there once something was decided or corrected, and says so', async () => {
    const decided = await sent('decided@example.org');
    review.approve(api.deps, OPERATOR, decided.id);
    const corrected = await sent('corrected@example.org');
    await api.post('update-applicant', { first_name: 'Sélam' }, { authorization: `Bearer ${corrected.token}` });
    const files = api.files();
    for (const [{ fields, id }, name] of [
      [decided, 'Selam'],
      [corrected, 'Sélam'],
    ] as const) {
      const { status, body } = await send({ ...fields, first_name: 'Other' }, await pdf('other'));
      expect(status).toBe(200);
      expect(body).toMatchObject({ sent_again: 'kept', applicant: { id, first_name: name } });
    }
    expect(api.files()).toEqual(files);
  });

  it('WIZ1-03 twenty at once, each with another name, leave one row and the name of one of them', async () => {
    const { fields, id } = await sent('many-names@example.org');
    const names = Array.from({ length: 20 }, (_, index) => `Name${'abcdefghijklmnopqrst'[index]}`);
    const answers = await Promise.all(names.map((first_name) => send({ ...fields, first_name })));
    expect(answers.map(({ body }) => body.applicant.id)).toEqual(names.map(() => id));
    expect(names).toContain(applicantStore(api.deps.db).find(id)?.first_name);
  });

  it('says nothing of it to the first, and nothing new to one that is the same', async () => {
    const fields = { email: 'first@example.org', idempotency_key: crypto.randomUUID() };
    expect((await send(fields)).body).not.toHaveProperty('sent_again');
    expect((await send(fields)).body).toMatchObject({ sent_again: 'same' });
  });
});
