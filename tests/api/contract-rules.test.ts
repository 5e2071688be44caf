import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { costSheet } from '#api/contracts/cost-sheet.ts';
import {
  afterSigning,
  CONTRACT_RULES,
  CONTRACT_STATES,
  type ContractActor,
  contractNumber,
  mayStep,
} from '#contract/contract-rules.ts';

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
      'sent > signed-by-employer: employer',
      'sent > signed-by-candidate: candidate',
      'sent > cancelled: operator, server',
      'signed-by-employer > sent: operator',
      'signed-by-employer > active: candidate',
      'signed-by-employer > cancelled: operator, server',
      'signed-by-candidate > sent: operator',
      'signed-by-candidate > active: employer',
      'signed-by-candidate > cancelled: operator, server',
      'active > sent: operator',
      'active > ended: server',
      'active > cancelled: operator, server',
    ]);
  });

  it('is active once both have signed, in either order; a better copy changes nothing else', () => {
    const signed = (side: 'employer' | 'candidate') =>
      Object.fromEntries(CONTRACT_STATES.map((state) => [state, afterSigning(state, side)]));
    expect(signed('employer')).toEqual({
      sent: 'signed-by-employer',
      'signed-by-employer': 'signed-by-employer',
      'signed-by-candidate': 'active',
      active: 'active',
    });
    expect(signed('candidate')).toEqual({
      sent: 'signed-by-candidate',
      'signed-by-employer': 'active',
      'signed-by-candidate': 'signed-by-candidate',
      active: 'active',
    });
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
      costSheet(site, { model: 'holiday', housing: 'provided', housing_euro: 420, ...change }).map((line) => [
        line.item,
        `${line.payer} ${line.euro ? `${line.euro.from}-${line.euro.to}` : 'unknown'} ${line.per}`,
      ]),
    );

  it('says who pays what, by the operator’s file and by the terms', () => {
    expect(sheet()).toEqual({
      fee: 'candidate 0-0 once',
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

  it('lets the employer of seasonal work pay the journey', () => {
    expect(sheet({ model: 'seasonal' }).flight).toBe('employer 700-1100 once');
  });
});
