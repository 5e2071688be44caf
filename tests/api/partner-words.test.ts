import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PartnerProfile } from '#contract/partners/partner.ts';
import { member, newAdmin, PASSWORD, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { onboardPartner } from '../support/partners.ts';
import { readSheet } from '../support/printed-page.ts';
import { changeRows } from '../support/rows.ts';

// Point 6 of issue 35: an unverified partner printed our poster with its own text.

let api: Api;
let chief: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  chief = (await newAdmin(api, { email: 'chief@example.org' })).browser;
});
afterAll(() => api.stop());
beforeEach(() => chief.post('/api/auth/sign-in', { email: 'chief@example.org', password: PASSWORD }));

interface Todo {
  partners_contact: { count: number; oldest: string | null };
  contact_partner: string | null;
}

async function onboard() {
  const partner = await onboardPartner(api, chief);
  const say = async (poster_office: string, poster_reach: string, poster_name = '') => {
    const words = { poster_name, poster_office, poster_reach };
    return (await partner.browser.post('/api/partner/poster-contact', words)).body as unknown as PartnerProfile;
  };
  /** What an admin does who has looked at the page. */
  const accept = async (change: object = {}) =>
    partner.set({ contact: (await partner.detail()).poster.contact, ...change });
  return { ...partner, say, accept };
}

/** Everything that the paper says. */
async function printed(token: string, lang: 'de' | 'en'): Promise<string> {
  const answer = await fetch(`${api.url}/api/invites/${token}/poster-${lang}.pdf`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { text } = await readSheet(new Uint8Array(bytes));
  return `${text.replace(/\s+/g, ' ')} ${answer.headers.get('content-disposition')}`;
}

const validated = async (token: string) =>
  (await visitor(api).post('/api/functions/validate-invite-token', { token })).body as Record<string, unknown>;

describe('What a partner has typed', () => {
  it.each(['de', 'en'] as const)(
    'PARA-37 stands on no poster in %s before the verification, faculties’ included',
    async (lang) => {
      const { browser, profile, say } = await onboard();
      await say('Pay here', 'WhatsApp 0911', 'Agent');
      const { links } = (await browser.post('/api/partner/add-link', { label: 'Pay in room 4' })).body as unknown as {
        links: { token: string }[];
      };
      for (const token of [profile.invite_token, links[0]?.token ?? '']) {
        const text = await printed(token, lang);
        expect(text).toContain(lang === 'de' ? 'Für Studierende' : 'For students');
        expect(text).not.toMatch(/Addis|Agent|Abebe|Pay|WhatsApp|Hochschule|university/);
      }
    },
  );

  it('INVI-02 the invitation’s page hears the name that it has to show, that nobody has verified it, and no contact', async () => {
    const { profile, accept } = await onboard();
    const open = { valid: true, partner_id: profile.partner_id, organization_name: 'Addis Ababa University' };
    expect(await validated(profile.invite_token)).toMatchObject({ ...open, contact_person: null, verified: false });
    await accept({ verified: true });
    expect(await validated(profile.invite_token)).toMatchObject({
      ...open,
      contact_person: 'Agent Abebe',
      verified: true,
    });
  });

  it('PARA-37 names a campus on its own poster alone, where the partner wants it and an admin has looked', async () => {
    const { browser, profile, accept, detail } = await onboard();
    await accept({ verified: true });
    const add = async (label: string, wanted?: boolean) => {
      const { body } = await browser.post('/api/partner/add-link', { label, printed: wanted });
      return (body as unknown as { links: { label: string; token: string }[] }).links.find(
        (one) => one.label === label,
      );
    };
    const [campus, own] = [await add('Campus North', true), await add('Pay in room 4')];
    expect(await printed(campus?.token ?? '', 'en')).not.toContain('North');
    const { partner, poster } = await detail();
    expect([partner.contact_changed_at !== null, poster.en.wanted.includes('Campus North')]).toEqual([true, true]);
    expect((await accept({ contact: { ...poster.contact, campuses: ['Campus South'] } })).status).toBe(409);
    await accept();
    expect((await detail()).partner.contact_changed_at).toBeNull();
    expect(await printed(campus?.token ?? '', 'en')).toContain('Addis Ababa University, Campus North');
    for (const token of [profile.invite_token, own?.token ?? ''])
      expect(await printed(token, 'en')).not.toMatch(/North|Pay/);
  });

  it('is shown to the admin as it will be printed, in both languages, and printed so once accepted', async () => {
    const { profile, say, detail, accept } = await onboard();
    await say('Room\u202E 12', 'office@aau.example', 'Selam Größmann');
    const { poster } = await detail();
    const lines = (label: string) => ['Addis Ababa University', label, 'Selam Größmann, Room 12', 'office@aau.example'];
    expect(poster.de).toEqual({ accepted: [], wanted: lines('Ansprechperson an Ihrer Hochschule') });
    expect(poster.en).toEqual({ accepted: [], wanted: lines('Contact at your university') });
    expect((await accept({ verified: true })).status).toBe(200);
    for (const lang of ['de', 'en'] as const) {
      const text = await printed(profile.invite_token, lang);
      for (const line of poster[lang].wanted) expect(text).toContain(line);
    }
  });

  it('lines that the admin has not seen are accepted by nobody', async () => {
    const { profile, say, detail, set } = await onboard();
    const { contact } = (await detail()).poster;
    await say('Pay here', '');
    const late = await set({ verified: true, contact });
    expect([late.status, late.body.code]).toEqual([409, 'partner_changed']);
    expect((await set({ verified: true })).status).toBe(200);
    expect(await printed(profile.invite_token, 'de')).not.toMatch(/Pay|Abebe/);
    expect((await detail()).partner.contact_changed_at).not.toBeNull();
  });
});

describe('A contact that is changed after the verification', () => {
  const todo = async () => (await chief.get('/api/admin/todo')).body as unknown as Todo;

  it('waits for the operator with before and after; meanwhile only the unchanged lines are printed', async () => {
    const { browser, names, profile, say, detail, accept } = await onboard();
    await say('Room 12', 'office@aau.example');
    await accept({ verified: true });
    const before = (await todo()).partners_contact.count;
    api.clock.time += 1000;
    expect((await say('Room 12', 'WhatsApp 0911')).contact_changed_at).toBe(new Date(api.clock.now()).toISOString());
    const { poster } = await detail();
    expect([poster.en.accepted.at(-1), poster.en.wanted.at(-1)]).toEqual(['office@aau.example', 'WhatsApp 0911']);
    const text = await printed(profile.invite_token, 'en');
    expect(text).toContain('Agent Abebe, Room 12');
    expect(text).not.toMatch(/WhatsApp|office@/);
    expect((await todo()).partners_contact.count).toBe(before + 1);
    // The contact person of the profile is the first of these lines.
    await browser.post('/api/partner/update-profile', { ...names, contact_person: 'Selam' });
    expect(await printed(profile.invite_token, 'en')).not.toMatch(/Agent|Selam/);
    expect((await validated(profile.invite_token)).contact_person).toBeNull();
    await accept();
    expect(await printed(profile.invite_token, 'en')).toContain('Selam, Room 12 WhatsApp 0911');
    expect((await todo()).partners_contact.count).toBe(before);
    expect((await detail()).audit[0]).toMatchObject({ action: 'check_contact', actor_email: 'chief@example.org' });
  });

  it('a line that is taken away is gone at once and waits for nobody, nor does one that comes back', async () => {
    const { profile, say, accept } = await onboard();
    await say('Room 12', 'office@aau.example');
    await accept({ verified: true });
    expect((await say('Room 12', '')).contact_changed_at).toBeNull();
    expect(await printed(profile.invite_token, 'de')).not.toContain('office@');
    expect((await say('Room 12', 'office@aau.example')).contact_changed_at).toBeNull();
    expect(await printed(profile.invite_token, 'de')).toContain('office@');
  });

  it('the list leads to the partner who has waited longest; another name or no verification ends the wait', async () => {
    changeRows(api.deps.db, 'partner_profiles', {}, { contact_changed_at: null });
    const first = await onboard();
    await first.accept({ verified: true });
    api.clock.time += 1000;
    await first.say('Room 1', '');
    expect((await todo()).contact_partner).toBe(first.profile.partner_id);
    const another = { organization_name: 'Hawassa Business School', contact_person: 'Agent Abebe' };
    await first.browser.post('/api/partner/update-profile', another);
    expect((await todo()).contact_partner).not.toBe(first.profile.partner_id);
    expect(await printed(first.profile.invite_token, 'de')).not.toMatch(/Hawassa|Addis|Abebe/);
  });
});

it('a phone number is no part of a name', async () => {
  const { browser } = await member(api, 'partner');
  for (const [organization_name, contact_person, path] of [
    ['AAU, call +251 911 23 45 67', 'Abebe', 'organization_name'],
    ['AAU', 'Abebe 0911-234567', 'contact_person'],
  ] as const) {
    const { status, body } = await browser.post('/api/partner/create-profile', { organization_name, contact_person });
    expect([status, body.errors.map((one) => one.path)]).toEqual([400, [path]]);
  }
  const school = { organization_name: 'Secondary School No. 12, 1998', contact_person: 'Abebe' };
  expect((await browser.post('/api/partner/create-profile', school)).status).toBe(200);
});
