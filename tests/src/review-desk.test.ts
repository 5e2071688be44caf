import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#contract/accounts/account.ts';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { ListedApplication } from '#contract/desk/queue.ts';
import { isReachable, readApplication } from '#src/features/admin/desk/application/desk-application.ts';
import { addressOfPlace, readPlace } from '#src/features/admin/desk/desk-place.ts';
import { draftOf, forgetDrafts, writeDraft } from '#src/features/admin/desk/drafts.ts';
import { neighbour } from '#src/features/admin/desk/neighbour.ts';
import { queueTexts } from '#src/features/admin/desk/queue/queue.text.ts';
import { badgesOf, known, type QueuePage, seasonOfAll } from '#src/features/admin/desk/queue/queue.ts';
import {
  askedFor,
  filtersSet,
  queryOfTab,
  readQueueQuery,
  withChoice,
  withoutFilters,
} from '#src/features/admin/desk/queue/queue-query.ts';
import { sinceText } from '#src/features/admin/desk/queue/since.ts';
import { byLabel, inOrder } from '#src/features/admin/shortcuts/shortcuts.ts';
import { $session } from '#src/lib/session/session.ts';
import { selectedUpTo } from '#src/ui/many/select-range.ts';
import { type Toast, withToast } from '#src/ui/Toaster.tsx';

const row: ListedApplication = {
  id: '8d4f0a52-1111-4222-8333-444455556666',
  number: 'WS-HN7G-MM',
  name: 'Selam Tesfaye',
  status: 'A2_CV_RECEIVED',
  step: 'step2',
  lang: 'en',
  partner_id: null,
  partner_name: null,
  season_id: null,
  act: 'approve',
  since: '2026-11-20T10:00:00.000Z',
  sent_back: false,
  deferred: [],
  held_until: null,
  open_elsewhere: false,
  created_at: '2026-11-19T10:00:00.000Z',
};

describe('The address of the review desk', () => {
  it('keeps filters, page, application and document, and is short for what usually shows', () => {
    const query = '?step=step2&status=A2_CV_RECEIVED&mail_lang=de&partner=P-2&after=17_4&application=abc&document=d-1';
    const place = readPlace(query);
    expect(place).toMatchObject({ application: 'abc', document: 'd-1', query: { show: 'waiting', step: 'step2' } });
    expect(new URLSearchParams(addressOfPlace('/de/x', place).slice('/de/x'.length))).toEqual(
      new URLSearchParams(query),
    );
    expect(addressOfPlace('/de/x', readPlace(''))).toBe('/de/x');
  });

  it.each([
    '?step=step9',
    '?show=%00',
    '?after=1&before=<b>',
    '?partner=a b',
    '?application=../x',
    '?document=d',
    '?mail_lang=fr',
  ])('leaves out what the desk does not know: %s', (query) => {
    expect(addressOfPlace('/de/x', readPlace(query))).toBe('/de/x');
  });

  it('opens a dialog that a link names, and forgets it', () => {
    const place = readPlace('?application=abc&dialog=correct');
    expect([place.dialog, addressOfPlace('/de/x', place)]).toEqual(['correct', '/de/x?application=abc']);
    expect([readPlace('?dialog=correct').dialog, readPlace('?application=a&dialog=reject').dialog]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('begins anew from the first page with each choice', () => {
    const query = readQueueQuery('?after=1_2&mail_lang=de');
    expect(withChoice(query, { status: 'COMPLETE' })).toEqual({
      show: 'waiting',
      order: 'longest',
      mail_lang: 'de',
      status: 'COMPLETE',
    });
    expect(filtersSet(withChoice(query, { status: 'COMPLETE' }))).toBe(2);
    expect(withoutFilters(withChoice(query, { step: 'step1' }))).toEqual({
      show: 'waiting',
      order: 'longest',
      step: 'step1',
    });
  });

  it('shows all that has ended, as nothing waits there, and what waits again in the other tabs', () => {
    const ended = queryOfTab(readQueueQuery(''), 'ended');
    expect(ended).toMatchObject({ step: 'ended', show: 'all' });
    expect(readQueueQuery('?step=ended').show).toBe('all');
    expect(queryOfTab(ended, 'step1')).toMatchObject({ step: 'step1', show: 'waiting' });
    expect(queryOfTab(readQueueQuery('?show=all'), 'step1').show).toBe('all');
  });

  it('is not narrowed down to a step while somebody searches', () => {
    const query = readQueueQuery('?step=step1&mail_lang=de');
    expect(askedFor(query, ' ')).toEqual(query);
    expect(askedFor(query, 'selam')).toEqual({ mail_lang: 'de', search: 'selam' });
  });
});

describe('The next application', () => {
  const ids = ['a', 'b', 'c'];
  it.each([
    ['the first one, if none is open', undefined, 0, 'next', 'a'],
    ['none before it', undefined, 0, 'previous', undefined],
    ['the one below', 'a', 0, 'next', 'b'],
    ['the one above', 'c', 2, 'previous', 'b'],
    ['none at the end of the page', 'c', 2, 'next', undefined],
    ['the one that moved up, after a decision', 'gone', 1, 'next', 'b'],
    ['the one above that', 'gone', 1, 'previous', 'a'],
    ['none, if the last one was decided', 'gone', 3, 'next', undefined],
  ] as const)('is %s', (_, open, lastAt, way, expected) => {
    expect(neighbour(ids, open, lastAt, way)).toBe(expected);
  });
});

describe('A row of the queue', () => {
  it.each([
    [{}, ['toReview']],
    [{ sent_back: true }, ['toReview', 'sentBack']],
    [{ act: null, sent_back: true, deferred: ['a2', 'passport'] }, ['sentBack', 'a2', 'passport']],
    [{ act: 'complete' }, ['posted']],
    [{ act: null }, ['theirTurn']],
    [{ act: null, status: 'COMPLETE' }, ['complete']],
    [{ act: null, status: 'REJECTED' }, ['rejected']],
    [{ act: null, status: 'WITHDRAWN' }, ['withdrawn']],
  ] as const)('with %o says %o', (facts, badges) => {
    expect(badgesOf({ ...row, ...facts }).map(({ text }) => text)).toEqual(badges);
  });

  it('knows the season of all that are selected', () => {
    const page = ['a', 'b', 'b', null].map((season_id, at) => ({ ...row, id: `${at}`, season_id }));
    const of = (...ids: string[]) => seasonOfAll(page, ids);
    expect([of('0'), of('1', '2'), of('0', '1'), of('3'), of('1', '3'), of()]).toEqual([
      'a',
      'b',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['2026-11-22T11:59:40Z', 'gerade eben', 'just now'],
    ['2026-11-22T11:30:00Z', 'vor 30 Min.', '30 min ago'],
    ['2026-11-22T09:30:00Z', 'vor 2 Std.', '2 h ago'],
    ['2026-11-21T11:00:00Z', 'gestern', 'yesterday'],
    ['2026-11-20T22:59:00Z', '20.11.2026', '20.11.2026'],
    // A visitor's clock does not matter, and a server's that was put back does no harm.
    ['2026-11-22T13:00:00Z', 'gerade eben', 'just now'],
  ])('of %s says %s, %s', (since, de, en) => {
    const said = (lang: 'de' | 'en') => sinceText(since, '2026-11-22T12:00:00Z', queueTexts(lang).since);
    expect([said('de'), said('en')]).toEqual([de, en]);
  });
});

describe('An answer of a newer server', () => {
  const whole = { seen: 'x', documents: [], status: 'COMPLETE', timeline: [], duplicates: [] };
  const read = (application: object) => readApplication({ application: application as DeskApplication });
  it('asks for a reload where one status is unknown to the page', () => {
    const page = { applications: [row] } as QueuePage;
    expect(known(page)).toBe(page);
    expect(known({ applications: [row, { ...row, status: 'FOO' }] } as unknown as QueuePage)).toBe('status-unknown');
    expect(read(whole)).toBe(whole);
    for (const newer of [
      { status: 'FOO' },
      { duplicates: [{ status: 'FOO' }] },
      { timeline: [{ from: 'COMPLETE', to: 'FOO' }] },
      { timeline: [{ from: 'FOO', to: null }] },
    ])
      expect(read({ ...whole, ...newer }), JSON.stringify(newer)).toBe('status-unknown');
    expect(read({ ...whole, timeline: [{ from: null, to: null }] })).toBeTypeOf('object');
  });
});

describe('A selection', () => {
  const shown = ['a', 'b', 'c', 'd'];
  it.each([
    [[], undefined, 'b', ['b']],
    [['b'], undefined, 'b', []],
    [['b'], 'b', 'd', ['b', 'c', 'd']],
    [['a', 'd'], 'd', 'b', ['a', 'b', 'c', 'd']],
    [['a', 'b', 'c'], 'a', 'b', ['c']],
    [['a'], 'gone', 'c', ['a', 'c']],
  ] as const)('of %o, pressed after %s, becomes with %s %o', (selected, from, pressed, expected) => {
    expect(selectedUpTo(shown, selected, from, pressed)).toEqual(expected);
  });
});

describe('What is half written', () => {
  const user = (id: string) => ({ kind: 'signed-in' as const, user: { id } as SessionUser });

  it('is forgotten once it was sent, unless more was written meanwhile', () => {
    writeDraft('a', 'note', 'She called');
    writeDraft('b', 'note', 'He called');
    forgetDrafts('a', { note: 'She called', hold: undefined });
    writeDraft('b', 'note', 'He called twice');
    forgetDrafts('b', { note: 'He called' });
    expect([draftOf('a', 'note'), draftOf('b', 'note')]).toEqual(['', 'He called twice']);
  });

  it('waits for its own user, and is nobody else’s', () => {
    const left = () => draftOf('a', 'hold');
    $session.set(user('anna'));
    writeDraft('a', 'hold', 'Wait');
    $session.set({ ...user('anna'), kind: 'ended' });
    $session.set(user('anna'));
    expect(left()).toBe('Wait');
    $session.set({ kind: 'signed-out' });
    expect(left()).toBe('');
    writeDraft('a', 'hold', 'Wait');
    $session.set(user('ben'));
    expect(left()).toBe('');
  });
});

describe('The sheet of keys', () => {
  it('says once what several keys do', () => {
    const keys = [
      { key: 'j', label: 'Next' },
      { key: 'k', label: 'Previous' },
      { key: 'o', label: 'Next' },
    ];
    expect(byLabel(keys)).toEqual([
      ['Next', ['j', 'o']],
      ['Previous', ['k']],
    ]);
  });

  it('has the order of the screen, whichever part of the page came first', () => {
    const keysOf = (part: 'page' | 'list' | 'document' | 'decision', keys: string) => ({
      part,
      shortcuts: { current: [...keys].map((key) => ({ key, label: key, run: () => undefined })) },
    });
    const parts = [keysOf('decision', 'ab'), keysOf('page', '?'), keysOf('document', 'np'), keysOf('list', 'jk')];
    const orderOf = (all: typeof parts) => inOrder(all).map(({ key }) => key);
    expect(orderOf(parts).join('')).toBe('?jknpab');
    expect(orderOf([...parts].reverse())).toEqual(orderOf(parts));
  });
});

describe('Messages in the corner', () => {
  const toast = (id: number, act = false): Toast => ({
    id,
    tone: 'ok',
    title: String(id),
    ...(act && { act: { label: 'Undo', run: () => undefined } }),
  });

  it('are three at most: the oldest goes, and the way back last of all', () => {
    const pile = [toast(1, true), toast(2), toast(3), toast(4), toast(5)];
    const shown = pile.reduce<readonly Toast[]>(withToast, []);
    expect(shown.map(({ id }) => id)).toEqual([1, 4, 5]);
    expect([toast(6, true), toast(7, true)].reduce(withToast, shown).map(({ id }) => id)).toEqual([1, 6, 7]);
    expect(
      [1, 2, 3, 4]
        .map((id) => toast(id, true))
        .reduce<readonly Toast[]>(withToast, [])
        .map(({ id }) => id),
    ).toEqual([2, 3, 4]);
  });

  it('say the same once, and keep each way back', () => {
    const again = (id: number, act = false): Toast => ({ ...toast(id, act), title: 'Same' });
    const shown = [toast(1), again(2), again(3, true), again(4), again(5, true)].reduce<readonly Toast[]>(
      withToast,
      [],
    );
    expect(shown.map(({ id }) => id)).toEqual([1, 3, 5]);
  });

  it('praise nothing beside a fault, and keep each way back', () => {
    const shown = [toast(1), toast(2, true)].reduce<readonly Toast[]>(withToast, []);
    const fault: Toast = { ...toast(3), tone: 'bad' };
    expect(withToast(shown, fault).map(({ id }) => id)).toEqual([2, 3]);
    expect(withToast([fault], toast(4)).map(({ id }) => id)).toEqual([3, 4]);
  });
});

describe('A draft', () => {
  it('of an act that has vanished can be reached no more', () => {
    const application = {
      can: ['send-back', 'reject', 'hold'],
      documents: [
        { id: 'now', replaced_at: null },
        { id: 'before', replaced_at: '2026-01-01' },
      ],
      hold: null,
    } as unknown as DeskApplication;
    const fields = [
      'note',
      'send-back now own',
      'send-back before own',
      'send-back gone key',
      'reject own',
      'complete own',
    ];
    expect(fields.filter((field) => isReachable(application, field))).toEqual([
      'note',
      'send-back now own',
      'reject own',
    ]);
    // Of an application on hold, the server says that it can go on.
    const held = { ...application, can: ['go-on'] as DeskApplication['can'] };
    expect([isReachable(application, 'hold'), isReachable(held, 'hold')]).toEqual([true, false]);
  });
});
