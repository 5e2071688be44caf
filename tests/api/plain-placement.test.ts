import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#api/time/clock.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { builtDist } from '../support/dist.ts';
import { ownEmployer } from '../support/employers.ts';
import { pdf } from '../support/files.ts';
import { PLACEMENT } from '../support/placements.ts';
import { formIn, openPlain, send, sendOn, sendRefused, textOf } from '../support/plain-browser.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ distDir: await builtDist() });
}, 120_000);
afterAll(() => api.stop());

const open = (lang: string, page: string, token: string) => openPlain(`${api.url}/${lang}/${page}?token=${token}`);
const employerId = async () => (await ownEmployer((await member(api, 'employer')).browser)).id;
const rowOf = (table: string, id: string) => api.deps.db.prepare(`SELECT * FROM ${table} WHERE id = ?`).get(id);

const TYPED = { ...PLACEMENT, is_enrolled: 'yes', days_worked: '12' };

describe.each(LANGUAGES)('NOSC-02 without a script (%s)', (lang) => {
  it('placement details are kept, refused with what was typed, and agreed to', async () => {
    const { token, id } = await applyUntil(api, 'STEP2_APPROVED');
    const page = await open(lang, 'placement', token);
    const wrong = { ...TYPED, days_worked: 'twelve', available_until: '2027-01-01' };
    const refused = await sendRefused(page, 'placement', wrong);
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('id="placement-days_worked-error"');
    const held = formIn(refused.html, 'placement').fields;
    for (const [name, value] of Object.entries(wrong)) expect(held).toContainEqual({ name, value, isFile: false });

    const reversed = await sendRefused(refused, 'placement', { days_worked: '12' });
    expect(reversed.html).toContain('id="placement-available_until-error"');
    const saved = await sendOn(reversed, 'placement', { available_until: TYPED.available_until });
    expect(saved.url).toContain(`/${lang}/placement?token=${token}&done=save-placement`);
    const profile = api.deps.db.prepare('SELECT * FROM placement_profile WHERE applicant_id = ?').get(id);
    expect(profile).toMatchObject({ days_worked: 12, is_enrolled: 1, born_on: PLACEMENT.born_on });

    // An older page does not write over what was saved since.
    expect((await send(page, 'placement', { ...TYPED, university: 'Other' })).status).toBe(409);

    const agreed = await sendOn(saved, 'consent-employers');
    expect((await send(agreed, 'consent-employers')).status).toBe(400);
    await sendOn(agreed, 'consent-employers', { sure: 'yes' });
  });

  it('an offer is accepted, or declined after a question', async () => {
    const employer = await employerId();
    const one = makeConfirmedMatch(api.deps, employer);
    const other = makeConfirmedMatch(api.deps, employer);
    for (const { matchId } of [one, other]) {
      changeRows(
        api.deps.db,
        'match',
        { id: matchId },
        { state: 'released', answer_until: api.clock.time + 7 * DAY_MS },
      );
    }
    const page = await open(lang, 'placement', one.token);
    const accepted = await sendOn(page, `confirmed-${one.matchId}`);
    expect(rowOf('match', one.matchId)).toMatchObject({ state: 'confirmed' });
    expect(textOf(accepted.html)).toContain({ de: 'Angekommen', en: 'It has arrived' }[lang]);
    // Sent twice, it is done once.
    expect((await send(page, `confirmed-${one.matchId}`)).status).toBe(303);

    const unsure = await sendRefused(await open(lang, 'placement', other.token), `declined-${other.matchId}`);
    expect(unsure.status).toBe(400);
    expect(rowOf('match', other.matchId)).toMatchObject({ state: 'released' });
    await sendOn(unsure, `declined-${other.matchId}`, { sure: 'yes' });
    expect(rowOf('match', other.matchId)).toMatchObject({ state: 'declined' });
  });

  it('costs are acknowledged, and the signed contract is sent', async () => {
    const { token, id: applicant } = await applyUntil(api, 'COMPLETE');
    const { id } = await makeSentContract(api.deps, await employerId(), applicant);
    api.deps.db.prepare('UPDATE contract_terms SET costs_acknowledged_at = NULL WHERE contract_id = ?').run(id);
    const page = await open(lang, 'contract', token);
    const read = await sendOn(page, `costs-${id}`);
    expect(read.url).toContain(`/${lang}/contract?token=${token}`);
    const refused = await sendRefused(read, `copy-${id}`);
    expect(refused.status).toBe(400);
    expect(refused.html).toContain(`id="copy-${id}-faults"`);
    await sendOn(refused, `copy-${id}`, {}, { file: { content: await pdf('signed'), name: 'signed.pdf' } });
    const sides = api.deps.db.prepare('SELECT side FROM contract_copy WHERE contract_id = ?').all(id);
    expect(sides).toContainEqual({ side: 'candidate' });
  });
});
