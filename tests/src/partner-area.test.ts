import { describe, expect, it } from 'vitest';
import type { Registration } from '#contract/partners/registration-list.ts';
import { partnerField, partnerIn } from '#src/features/applicants/wizard/partner.ts';
import { chatLinks } from '#src/features/partner-area/invite/addresses.ts';
import { nameChange } from '#src/features/partner-area/name-change.ts';
import { readDraft } from '#src/features/partner-area/onboarding/partner-draft.ts';
import { partnerAreaTexts } from '#src/features/partner-area/partner-area.text.ts';
import { agoText, lastsText } from '#src/features/partner-area/people/age-text.ts';
import {
  EVERYBODY,
  readRegistrationQuery,
  selectionOf,
  writeRegistrationQuery,
} from '#src/features/partner-area/registration-query.ts';
import { merged, nudgeState, percentOf } from '#src/features/partner-area/registrations.ts';
import { daysSince } from '#src/i18n/days-since.ts';
import { areaOf, pathOf, weekChart } from '#src/ui/figures/week-chart.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();

function person(change: Partial<Registration> = {}): Registration {
  return {
    person_id: 'p',
    name: 'Hanna Wolde',
    registered_at: ago(3),
    step: 'registered',
    turn: 'student',
    since: ago(3),
    missing: ['application'],
    can_nudge: true,
    nudged_at: null,
    again_at: null,
    note: '',
    ...change,
  };
}

describe('Who needs a partner now', () => {
  it('PARA-31 a button that rests has a reason', () => {
    const state = (change: Partial<Registration>) => nudgeState(person(change)).kind;
    expect(state({})).toBe('possible');
    expect(state({ missing: [], can_nudge: false })).toBe('nothing');
    expect(state({ can_nudge: false, again_at: ago(-1) })).toBe('recent');
    expect(state({ can_nudge: false })).toBe('stopped');
  });

  it('counts the days of the German calendar, over the change of summer time too', () => {
    expect([daysSince(ago(0.4), NOW), daysSince(ago(0.9), NOW), daysSince(ago(-1), NOW)]).toEqual([0, 1, 0]);
    expect(daysSince('2026-10-24T21:59:00Z', Date.parse('2026-10-25T23:01:00Z'))).toBe(2);
  });

  it.each([
    ['de', ['seit heute', 'seit 1\u00a0Tag', 'seit 12\u00a0Tagen'], ['heute', 'gestern', 'vor 12 Tagen']],
    ['en', ['since today', 'for 1\u00a0day', 'for 12\u00a0days'], ['today', 'yesterday', '12 days ago']],
  ] as const)('PARA-26 says how long in words, never "0 days" (%s)', (lang, lasts, ago) => {
    const t = partnerAreaTexts(lang).registrations;
    expect([0, 1, 12].map((days) => lastsText(days, t))).toEqual(lasts);
    expect([0, 1, 12].map((days) => agoText(days, t))).toEqual(ago);
  });
});

describe('The list', () => {
  it('PARA-31 keeps everybody who came once, as they came last: who is shown first, in the order of the server', () => {
    const [a, b, c] = [person({ person_id: 'a' }), person({ person_id: 'b' }), person({ person_id: 'c' })];
    const later = { ...b, note: 'changed' };
    expect(merged([c, a, b], [later], ['b', 'a', 'unknown'])).toEqual([later, a, c]);
  });

  it('PARA-34 step, turn and order stand in the address, and a search does not', () => {
    const query = { search: 'Hanna', filter: 'applied', turn: 'us', order: 'longest', season: 'next' } as const;
    const address = writeRegistrationQuery('?utm=x', query);
    expect(address).toBe('?utm=x&step=applied&turn=us&order=longest&season=next');
    expect(readRegistrationQuery(address, { search: 'Hanna' })).toEqual(query);
    expect(writeRegistrationQuery(address, EVERYBODY)).toBe('?utm=x');
    expect(writeRegistrationQuery('?turn=us', EVERYBODY)).toBe('');
  });

  it.each([
    ['?step=<b>&turn=toString&order=', null],
    ['', { search: 5 }],
    ['?%', 'text'],
  ])('PARA-34 %j beside %j wants everybody', (query, state) => {
    expect(readRegistrationQuery(query, state)).toEqual(EVERYBODY);
    expect(selectionOf(EVERYBODY)).toEqual({ search: '', filter: 'all' });
  });

  it('PARA-26 percent of nobody is nothing', () => {
    expect([percentOf(0, 0), percentOf(1, 3), percentOf(3, 3)]).toEqual([0, 33, 100]);
    expect([percentOf(0, 391), percentOf(1, 391), percentOf(390, 391)]).toEqual([0, 1, 99]);
  });
});

describe('The drawing of the weeks', () => {
  const weeks = (numbers: number[]) => numbers.map((count, index) => ({ startsOn: `2026-09-${10 + index}`, count }));

  it('PARA-26 has five labels at most, three of them on a phone, the first and the newest among them', () => {
    const { labels } = weekChart(weeks(Array(12).fill(1)));
    expect(labels.map(({ startsOn }) => startsOn.slice(8))).toEqual(['10', '13', '16', '19', '21']);
    expect(labels.filter(({ isWide }) => !isWide).map(({ startsOn }) => startsOn.slice(8))).toEqual(['10', '16', '21']);
  });

  it.each([
    [
      [0, 0],
      [0, 1, 2],
    ],
    [
      [3, 1],
      [0, 2, 4],
    ],
    [
      [24, 1],
      [0, 15, 30],
    ],
    [[180], [0, 90, 180]],
    [[999], [0, 500, 1000]],
  ])('PARA-26 %j is measured by whole numbers: %j', (numbers, ticks) => {
    expect(weekChart(weeks(numbers)).ticks.map(({ value }) => value)).toEqual(ticks);
  });

  it('PARA-26 stays inside its frame, and nothing is nothing', () => {
    const { points } = weekChart(weeks([0, 10]));
    expect(points).toEqual([
      { x: 30, y: 150 },
      { x: 558, y: 20 },
    ]);
    expect([pathOf(points), areaOf(points)]).toEqual(['M30 150L558 20', 'M30 150L558 20L558 150L30 150Z']);
    expect([pathOf([]), areaOf([]), weekChart([]).labels]).toEqual(['', '', []]);
  });
});

describe('What travels in addresses', () => {
  it('PARA-22 a message is written for the chats, with the link at its end', () => {
    const { whatsApp, telegram } = chatLinks('A & B: register', 'https://x.example/invite/abc');
    expect(new URL(whatsApp).searchParams.get('text')).toBe('A & B: register https://x.example/invite/abc');
    expect(new URL(telegram).searchParams.get('url')).toBe('https://x.example/invite/abc');
    expect(new URL(telegram).searchParams.get('text')).toBe('A & B: register');
  });

  it.each([
    ['?partner=K7M4QX', 'K7M4QX'],
    ['?a=1&partner=%20K7M4QX%20', 'K7M4QX'],
    ['?partner=', undefined],
    ['?partner=<b>', undefined],
    [`?partner=${'A'.repeat(101)}`, undefined],
    ['', undefined],
  ])('%j names the partner %s', (search, partner) => {
    expect(partnerIn(search)).toBe(partner);
  });

  it('without storage the address alone is enough', () => {
    expect([partnerField('?partner=K7M4QX'), partnerField('')]).toEqual([{ partner: 'K7M4QX' }, {}]);
  });
});

describe('What was typed in onboarding', () => {
  it.each([
    [null, {}],
    ['nonsense', {}],
    ['null', {}],
    ['{"of":"me","organization_name":"AAU","contact_person":7,"else":"x"}', { organization_name: 'AAU' }],
    // A session that ended by itself has left it to whoever signs in next.
    ['{"of":"somebody else","organization_name":"AAU"}', {}],
    ['{"organization_name":"AAU"}', {}],
  ])('PARA-17 %j is read as %j', (stored, draft) => {
    expect(readDraft(stored, 'me')).toEqual(draft);
  });
});

describe('A name that is typed into the profile', () => {
  const checked = {
    organization_name: 'Adis Ababa University',
    verified_name: 'Addis Ababa University',
    verified_at: '2026-01-01T00:00:00.000Z',
  };
  it.each([
    [undefined, 'none'],
    ['Adis Ababa University ', 'none'],
    ['', 'none'],
    ['Addis Ababa University', 'corrected'],
    // Compared with the name that was checked, as the server does.
    ['Addis Abeba University', 'corrected'],
    ['Bahir Dar University', 'another'],
  ] as const)('%j says before it is sent: %s', (typed, change) => {
    expect(nameChange(checked, typed)).toBe(change);
    expect(nameChange({ ...checked, verified_at: null }, typed)).toBe('none');
  });
});
