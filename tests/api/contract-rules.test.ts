import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import {
  afterReview,
  CONTRACT_RULES,
  CONTRACT_SIDES,
  CONTRACT_STATES,
  type ContractActor,
  contractNumber,
  mayStep,
  signedByBoth,
  takesCopy,
} from '#contract/employment-contracts/contract-rules.ts';
import { costSheet } from '#contract/employment-contracts/cost-sheet.ts';

const ACTORS: readonly ContractActor[] = ['operator', 'employer', 'candidate', 'server'];

describe('The life of a contract', () => {
  it('goes by these steps, and by no others', () => {
    const steps = CONTRACT_STATES.flatMap((from) =>
      CONTRACT_STATES.flatMap((to) => {
        const who = ACTORS.filter((actor) => mayStep(from, to, actor));
        return who.length > 0 ? [`${from} > ${to}: ${who.join(', ')}`] : [];
      }),
    );
    expect(steps).toEqual([
      'draft > sent: operator',
      'draft > cancelled: operator, server',
      'sent > sent: operator',
      'sent > signed-by-employer: operator',
      'sent > signed-by-candidate: operator',
      'sent > ended: operator, server',
      'sent > cancelled: operator, server',
      'signed-by-employer > sent: operator',
      'signed-by-employer > active: operator',
      'signed-by-employer > ended: operator, server',
      'signed-by-employer > cancelled: operator, server',
      'signed-by-candidate > sent: operator',
      'signed-by-candidate > active: operator',
      'signed-by-candidate > ended: operator, server',
      'signed-by-candidate > cancelled: operator, server',
      'active > sent: operator',
      'active > signed-by-employer: operator',
      'active > signed-by-candidate: operator',
      'active > ended: operator, server',
    ]);
  });

  it('is active once both copies are accepted, in either order, and no longer when one is sent back', () => {
    const reviewed = (side: 'employer' | 'candidate', isAccepted: boolean) =>
      Object.fromEntries(CONTRACT_STATES.map((state) => [state, afterReview(state, side, isAccepted)]));
    expect(reviewed('employer', true)).toEqual({
      sent: 'signed-by-employer',
      'signed-by-employer': 'signed-by-employer',
      'signed-by-candidate': 'active',
      active: 'active',
    });
    expect(reviewed('candidate', false)).toEqual({
      sent: 'sent',
      'signed-by-employer': 'signed-by-employer',
      'signed-by-candidate': 'sent',
      active: 'signed-by-employer',
    });
    for (const state of CONTRACT_STATES)
      for (const side of CONTRACT_SIDES)
        for (const isAccepted of [true, false]) {
          const to = afterReview(state, side, isAccepted);
          expect(to === undefined || to === state || mayStep(state, to, 'operator')).toBe(true);
        }
  });

  it('takes a side’s copy until it is accepted', () => {
    expect(CONTRACT_STATES.filter((state) => takesCopy(state, 'employer'))).toEqual(['sent', 'signed-by-candidate']);
  });

  it('is signed by both when there are two copies of the same terms that were not sent back', () => {
    const copy = (
      side: 'employer' | 'candidate',
      review: 'pending' | 'accepted' | 'to_replace',
      terms_version = 1,
    ) => ({
      ...{ side, review, terms_version },
    });
    expect(signedByBoth([copy('employer', 'pending'), copy('candidate', 'accepted')])).toBe(true);
    expect(signedByBoth([copy('employer', 'accepted'), copy('candidate', 'to_replace')])).toBe(false);
    expect(signedByBoth([copy('employer', 'accepted'), copy('candidate', 'pending', 2)])).toBe(false);
    expect(signedByBoth([copy('candidate', 'pending'), copy('candidate', 'accepted')])).toBe(false);
  });

  it('waits for whoever has not signed', () => {
    expect(CONTRACT_STATES.filter((state) => CONTRACT_RULES[state].awaits.includes('candidate'))).toEqual([
      'sent',
      'signed-by-employer',
    ]);
  });

  it('has a number to read aloud', () => {
    expect(contractNumber('1a2b3c4d-0000-4000-8000-000000000000')).toBe('V-1A2B-3C4D');
  });
});

describe('The cost sheet', () => {
  const site = readSiteConfig();
  const sheet = (change: object = {}) =>
    Object.fromEntries(
      costSheet(site, { model: 'holiday', housing: 'provided', housing_euro: 420, area: 'airside', ...change }).map(
        (line) => [
          line.item,
          `${line.payer} ${line.euro ? `${line.euro.from}-${line.euro.to}` : 'unknown'} ${line.per}`,
        ],
      ),
    );

  it('PLAC-02 has no airport check where the work is landside', () => {
    expect(Object.keys(sheet({ area: 'landside' }))).toEqual(
      Object.keys(sheet()).filter((item) => item !== 'security'),
    );
    expect(sheet({ area: '' })).toHaveProperty('security');
  });

  it('says who pays what, by the operator’s file and by the terms', () => {
    expect(sheet()).toEqual({
      fee: 'candidate 0-0 once',
      exam: 'candidate 90-160 once',
      postage: 'candidate 20-60 once',
      embassy: 'candidate 10-80 once',
      visa: 'candidate 75-90 once',
      flight: 'candidate 700-1100 once',
      insurance: 'candidate 35-60 month',
      security: 'employer 30-60 once',
      room: 'candidate 420-420 month',
    });
  });

  it.each([
    [{ housing_euro: null }, 'candidate unknown month'],
    [{ housing_euro: 0 }, 'candidate 0-0 month'],
    [{ housing: 'none', housing_euro: null }, 'candidate 350-450 month'],
  ])('names a room with %j as it is', (change, room) => {
    expect(sheet(change).room).toBe(room);
  });

  it('lets nobody but the tenant pay the rent of the employer’s room', () => {
    const paidBy = { ...site.programme.costs.paidBy, room: 'employer' } as const;
    const all = { ...site, programme: { ...site.programme, costs: { ...site.programme.costs, paidBy } } };
    const room = (housing: 'provided' | 'none', housing_euro: number | null) =>
      costSheet(all, { model: 'holiday', housing, housing_euro, area: 'airside' }).at(-1);
    expect(room('provided', 420)).toMatchObject({ item: 'room', payer: 'candidate' });
    expect(room('none', null)).toMatchObject({ item: 'room', payer: 'employer' });
  });

  it('lets the employer of seasonal work pay the journey', () => {
    expect(sheet({ model: 'seasonal' }).flight).toBe('employer 700-1100 once');
    // Social insurance has the health, too.
    expect(sheet({ model: 'seasonal' })).not.toHaveProperty('insurance');
  });
});
