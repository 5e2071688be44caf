import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PartnerProfile } from '#contract/partners/partner.ts';
import { newAdmin, PASSWORD, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';
import { onboardPartner } from '../support/partners.ts';

let api: Api;
let chief: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  chief = (await newAdmin(api, { email: 'chief@example.org' })).browser;
});
afterAll(() => api.stop());
beforeEach(() => chief.post('/api/auth/sign-in', { email: 'chief@example.org', password: PASSWORD }));

async function onboard(more: object = {}, lang: 'de' | 'en' = 'en') {
  const partner = await onboardPartner(api, chief, { contact_person: 'Contact Person', ...more }, lang);
  const send = (call: string, body: object) => partner.browser.post(`/api/partner/${call}`, body);
  const change = async (next: object) =>
    (await send('update-profile', { contact_person: 'Contact Person', ...next })).body as unknown as PartnerProfile;
  const subjects = async () => (await subjectsTo(api, partner.email)).slice(1);
  return { ...partner, change, send, subjects };
}

describe('Two admins, and a contact person', () => {
  it('the second of two pauses does not lose its reason in silence', async () => {
    const { set } = await onboard();
    expect((await set({ active: false, reason: 'Posters went to another town.' })).status).toBe(200);
    expect((await set({ active: false, reason: 'Posters went to another town.' })).status).toBe(200);
    const late = await set({ active: false, reason: 'They asked for it.' });
    expect([late.status, late.body.code]).toEqual([409, 'partner_paused']);
    expect((await set({ active: true })).status).toBe(200);
  });

  it('a contact person without a letter is refused with a sentence about contact persons', async () => {
    const { send } = await onboard();
    const answer = await send('update-profile', { organization_name: 'Addis Ababa University', contact_person: '-' });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('contact_person_invalid'),
    ]);
  });
});

describe('The name of a checked organisation', () => {
  it('a correction stays checked, another name does not, and both are written down', async () => {
    const { set, change, detail } = await onboard();
    await set({ verified: true });
    const corrected = await change({ organization_name: 'ADDIS ABEBA University' });
    expect([corrected.verified_at, corrected.verified_name]).toEqual([expect.any(String), 'Addis Ababa University']);
    const renamed = await change({ organization_name: 'Bahir Dar University' });
    expect([renamed.verified_at, renamed.verified_name]).toEqual([null, 'Addis Ababa University']);
    const { audit } = await detail();
    // The rule takes the verification back: neither the partner nor an admin has done it.
    expect(audit[0]).toMatchObject({ action: 'unverify', actor_email: null });
    expect(audit.map(({ action, detail: said }) => [action, said])).toEqual([
      ['unverify', ''],
      ['rename', 'ADDIS ABEBA University → Bahir Dar University'],
      ['rename', 'Addis Ababa University → ADDIS ABEBA University'],
      ['verify', ''],
    ]);
  });

  it('many small corrections do not lead to another name', async () => {
    const { set, change } = await onboard({ organization_name: 'Hawassa' });
    await set({ verified: true });
    expect((await change({ organization_name: 'Hawasso' })).verified_at).not.toBeNull();
    expect((await change({ organization_name: 'Hamasso' })).verified_at).toBeNull();
  });

  it('after an admin has taken the check back, no spelling brings it again', async () => {
    const { set, change } = await onboard();
    await set({ verified: true });
    await set({ verified: false });
    const { verified_at, verified_name } = await change({ organization_name: 'Addis Ababa  University' });
    expect([verified_at, verified_name]).toEqual([null, null]);
  });
});

describe('What an organisation says of itself', () => {
  it('website, phone and country are kept, and what is left out stays', async () => {
    const given = { website: 'www.aau.edu.et', phone: '+251 11 123 4567', country: ' Ethiopia ' };
    const { profile, change } = await onboard(given);
    const kept = { website: 'https://www.aau.edu.et/', phone: '+251 11 123 4567', country: 'Ethiopia' };
    expect(profile).toMatchObject(kept);
    expect(await change({ organization_name: 'Addis Ababa University' })).toMatchObject(kept);
    expect(await change({ organization_name: 'Addis Ababa University', website: '' })).toMatchObject({
      ...kept,
      website: '',
    });
  });

  it.each([
    ['website', 'javascript:alert(1)', 'website_invalid'],
    ['website', 'ftp://example.org', 'website_invalid'],
    ['website', 'https://user:secret@example.org', 'website_invalid'],
    ['website', 'http://127.0.0.1/', 'website_invalid'],
    ['website', 'our homepage', 'website_invalid'],
    ['website', 'w'.repeat(60_000), 'input_too_long'],
    ['phone', 'call me', 'phone_invalid'],
    ['phone', '1'.repeat(60_000), 'input_too_long'],
    ['phone', 5, 'input_invalid'],
    ['country', 'see evil.com', 'input_invalid'],
  ])('%s %j is refused at its field', async (path, value, code) => {
    const { send } = await onboard();
    const body = { organization_name: 'Addis Ababa University', contact_person: 'X', [path]: value };
    const { status, body: answer } = await send('update-profile', body);
    expect([status, answer.errors.map((one) => [one.path, one.code])]).toEqual([400, [[path, code]]]);
  });

  it('an admin’s note has its author, and the partner never sees it', async () => {
    const { profile, browser, detail } = await onboard();
    const note = 'Called the rector’s office.\nKnown to the embassy.';
    const form = { partner_id: profile.partner_id, note_id: randomUUID(), note };
    for (const _press of ['once', 'twice'])
      expect((await chief.post('/api/admin/partner-note', form)).status).toBe(200);
    expect((await detail()).notes).toMatchObject([{ by_email: 'chief@example.org', note }]);
    expect(JSON.stringify((await browser.get('/api/partner/profile')).body)).not.toContain('embassy');
    for (const [bad, status] of [
      [{ note: '  ' }, 400],
      [{ note: 'x'.repeat(60_000) }, 400],
      [{ note: 'x', partner_id: 'NOBODY' }, 404],
    ] as const)
      expect((await chief.post('/api/admin/partner-note', { ...form, ...bad })).status).toBe(status);
  });
});

describe('What an admin decides, the partner is told', () => {
  it('verified, paused with its reason, resumed, taken back: one mail each, in the partner’s language', async () => {
    const { set, email, subjects } = await onboard({}, 'de');
    await set({ verified: true });
    await set({ verified: true });
    await set({ active: false, reason: 'Zwei Beschwerden über den Aushang.' });
    await set({ active: false, reason: 'Noch einmal' });
    const paused = (await mailsTo(api, email)).at(-1)?.text;
    expect(paused).toContain('Zwei Beschwerden über den Aushang.');
    await set({ active: true });
    await set({ verified: false });
    expect(await subjects()).toEqual([
      'Ihre Einrichtung ist geprüft',
      'Ihre Einladung ist pausiert',
      'Ihre Einladung gilt wieder',
      'Ihre Einrichtung muss noch einmal geprüft werden',
    ]);
  });

  it('nothing is paused without a reason; the reason is kept, shown, and gone with the pause', async () => {
    const { set, profile, browser, detail, subjects } = await onboard();
    const refused = await set({ active: false });
    expect([refused.status, refused.body.code]).toEqual([400, 'pause_reason_required']);
    expect((await set({ active: false, reason: 'x'.repeat(60_000) })).status).toBe(400);
    expect([(await detail()).audit, await subjects()]).toEqual([[], []]);
    await set({ active: false, reason: 'Wrong poster' });
    const own = async () => (await browser.get('/api/partner/profile')).body.pause_reason;
    expect(await own()).toBe('Wrong poster');
    expect((await detail()).audit[0]).toMatchObject({ action: 'pause', detail: 'Wrong poster' });
    await set({ active: true });
    expect(await own()).toBe('');
    expect(profile.pause_reason).toBe('');
  });
});
