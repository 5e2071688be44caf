import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { newApplicantId } from '#api/applicants/new-id.ts';
import { runApplicants } from '#api/applicants.cli.ts';
import { applicationNumber, idsOfNumber } from '#contract/applications/application-number.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

describe('The number of an application', () => {
  it('is short, and leads back to the id', () => {
    expect(applicationNumber('00000000-1111-4222-8333-444455556666')).toBe('WS-0000-00');
    expect(applicationNumber('ffffffff-1111-4222-8333-444455556666')).toBe('WS-ZZZZ-ZZ');
    expect(idsOfNumber('WS-ZZZZ-ZZ')).toEqual({ from: 'fffffffc', to: 'ffffffff', isAccount: false });
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const ids = idsOfNumber(applicationNumber(id));
        expect(ids && ids.from <= id.slice(0, 8) && id.slice(0, 8) <= ids.to).toBe(true);
      }),
    );
  });

  it('is understood as people type it', () => {
    const ids = idsOfNumber('WS-10AB-Z9');
    for (const typed of [' ws-10ab-z9 ', 'WSIOABZ9', 'ws-lOab-z9']) expect(idsOfNumber(typed)).toEqual(ids);
    expect(idsOfNumber('P-10AB-Z9')).toEqual({ ...ids, isAccount: true });
    for (const typed of ['', 'WS-', '7c1e40b2', 'WS-7K3F', 'WS-7K3F-9U', 'WS-7K3F-9QQ', 'x'.repeat(60_000)])
      expect(idsOfNumber(typed), typed.slice(0, 20)).toBeUndefined();
  });

  it('opens an application on the command line, which lists it', async () => {
    const { id, email } = await apply(api);
    const number = applicationNumber(id);
    const shown = await runApplicants(api.deps, ['show', number.toLowerCase()], OPERATOR);
    expect(shown).toContain(`Application ${number}, ${id}`);
    const listed = await runApplicants(api.deps, ['list'], OPERATOR);
    expect(listed.split('\n').find((line) => line.includes(email))).toContain(number);
    expect(await runApplicants(api.deps, ['list', '--after', number], OPERATOR)).not.toContain(email);
    await expect(runApplicants(api.deps, ['show', 'WS-ZZZZ'], OPERATOR)).rejects.toThrow('neither');
  });

  it('is nobody else’s: two of the same are never made, and older ones are not mixed up', async () => {
    const { id } = await apply(api);
    const number = applicationNumber(id);
    const row = applicantStore(api.deps.db).find(id);
    if (!row) throw new Error('no row');
    const twin = `${id.slice(0, 9)}ffff${id.slice(13)}`;
    applicantStore(api.deps.db).add({ ...row, id: twin, email: 'twin@example.org', idempotency_sha256: null });
    const free = `${id.startsWith('a') ? 'b' : 'a'}0000000-1111-4222-8333-444455556666`;
    const ids = [id, twin, free];
    expect(newApplicantId(applicantStore(api.deps.db), () => ids.shift() ?? '')).toBe(free);
    await expect(runApplicants(api.deps, ['show', number], OPERATOR)).rejects.toThrow('More than one');
    expect(await runApplicants(api.deps, ['show', twin], OPERATOR)).toContain('twin@example.org');
  });
});

it('stands in the mails about the application', async () => {
  const { id, email } = await apply(api);
  const [mail] = await mailsTo(api, email);
  expect(mail?.text).toContain(`Application number ${applicationNumber(id)}`);
  expect(mail?.html).toContain(applicationNumber(id));
});
