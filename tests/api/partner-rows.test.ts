import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerStore } from '#api/partners/partner.store.ts';
import { addPartner, member, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { columnsOf, rowsOf } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('The rows that the specification names', () => {
  it.each([
    ['CALL-09', 'user_roles', ['user_id', 'role']],
    [
      'CALL-10',
      'partner_profiles',
      [
        'id',
        'user_id',
        'organization_name',
        'contact_person',
        'partner_id',
        'invite_token',
        'invite_active',
        'invite_rotated_at',
        'created_at',
      ],
    ],
    ['CALL-11', 'profiles', ['id', 'email']],
    ['CALL-12', 'partner_token_audit', ['id', 'partner_id', 'action', 'actor_id', 'created_at']],
  ])('%s %s has its columns', (_row, table, names) => {
    expect(columnsOf(api.deps.db, table)).toEqual(expect.arrayContaining(names));
  });

  it('CALL-11 profiles shows each account by id and address', async () => {
    const { id, email } = await member(api, 'employer');
    expect(rowsOf(api.deps.db, 'profiles', { id })).toEqual([{ id, email }]);
  });

  it('CALL-13 PARA-30 a partner without a profile is told so by its code; other roles are refused', async () => {
    const { browser, id } = await member(api, 'partner');
    const none = await browser.get('/api/partner/profile');
    expect([none.status, none.body.code]).toEqual([404, 'PGRST116']);
    const { partnerId, inviteToken } = addPartner(api, id);
    expect((await browser.get('/api/partner/profile')).body).toMatchObject({
      user_id: id,
      partner_id: partnerId,
      invite_token: inviteToken,
      invite_active: true,
      invite_rotated_at: null,
      verified_at: null,
    });
    const student = await member(api, 'student');
    const refused = await student.browser.get('/api/partner/profile');
    expect([refused.status, refused.body.error]).toEqual([403, 'Access denied. This page requires partner access.']);
  });

  it('CALL-14 a partner is found by its id, and two have never the same', async () => {
    const { id } = await member(api, 'partner');
    const { partnerId } = addPartner(api, id);
    expect(partnerStore(api.deps.db).findByPartnerId(partnerId)).toMatchObject({ user_id: id });
    expect(() => addPartner(api, id)).toThrow('UNIQUE');
  });
});

describe('validate-invite-token', () => {
  const validate = async (token: unknown, lang = 'de') =>
    visitor(api).post('/api/functions/validate-invite-token', { token } as object, { 'accept-language': lang });

  it('INVI-02 tells who invites, and nothing else', async () => {
    const { id } = await member(api, 'partner');
    const { partnerId, inviteToken } = addPartner(api, id, { organization: 'Example University' });
    expect((await validate(inviteToken)).body).toEqual({
      valid: true,
      paused: false,
      error: null,
      partner_id: partnerId,
      organization_name: 'Example University',
      contact_person: null,
      verified: false,
    });
  });

  it('INVI-06 an unknown invitation and a paused one are told apart, and neither tells whose it is', async () => {
    const { id } = await member(api, 'partner');
    const paused = addPartner(api, id, { active: false });
    const unknown = 'Einladung nicht gefunden oder ungültig';
    const isPaused = 'Diese Einladung ist gerade pausiert. Bewerben können Sie sich auch ohne Konto.';
    for (const [token, error] of [
      [paused.inviteToken, isPaused],
      [paused.partnerId, unknown],
      ['unknown', unknown],
    ] as const) {
      const { status, body } = await validate(token);
      expect([status, body]).toEqual([
        200,
        {
          valid: false,
          paused: error === isPaused,
          error,
          partner_id: null,
          organization_name: null,
          contact_person: null,
          verified: false,
        },
      ]);
    }
  });

  it.each([undefined, '', 5, ['x'], 'x'.repeat(500)])('STAC-09 %j is refused', async (token) => {
    expect((await validate(token)).status).toBe(400);
  });
});
