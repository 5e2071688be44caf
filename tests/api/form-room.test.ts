import { describe, expect, it } from 'vitest';
import { createFormSlots, type FormSlots } from '#api/http/form-slots.ts';
import { createPace, leastBytesPerMinute } from '#api/http/pace.ts';
import { roomAmongCallers, roomFor } from '#api/http/room-for-forms.ts';
import { createUnfinishedForms } from '#api/http/unfinished-forms.ts';

const PLACES = { all: 8, ofOneNetwork: 4 };
const FAST = 10_000_000;
const TRICKLE = 70_000;

const newcomer = (network: string, isUnfinisher = false, sender = network) => ({ network, sender, isUnfinisher });
const form = (
  network: string,
  bytesPerMinute: number,
  more: { sender?: string; isFresh?: boolean; isComplete?: boolean; isOfUnfinisher?: boolean } = {},
) => ({
  network,
  sender: network,
  bytesPerMinute,
  isFresh: false,
  isOfUnfinisher: false,
  isComplete: false,
  ...more,
});
const forms = (network: string, count: number, bytesPerMinute = TRICKLE) =>
  Array.from({ length: count }, (_, index) => form(network, bytesPerMinute + index));

describe('Room for one more form', () => {
  it('is there as long as places are free', () => {
    expect(roomFor(forms('a', 3), newcomer('b'), PLACES)).toEqual({ kind: 'free' });
  });

  it('comes from the slowest form of the network that holds most', () => {
    const all = [...forms('a', 4), ...forms('b', 3), form('c', 1)];
    expect(roomFor(all, newcomer('d'), PLACES)).toEqual({ kind: 'gives way', form: all[0] });
  });

  it('comes from the largest network even where all its forms are quick or have just begun', () => {
    const quick = [...forms('a', 4, FAST), ...forms('b', 4, FAST + 100)];
    expect(roomFor(quick, newcomer('c'), PLACES)).toEqual({ kind: 'gives way', form: quick[0] });
    const fresh = quick.map((each) => ({ ...each, bytesPerMinute: 0, isFresh: true }));
    expect(roomFor(fresh, newcomer('c'), PLACES).kind).toBe('gives way');
  });

  it('is not taken from a form that has just begun while an older one trickles', () => {
    const old = form('a', TRICKLE);
    const all = [form('a', 0, { isFresh: true }), old, ...forms('a', 2, FAST), ...forms('b', 4, FAST)];
    expect(roomFor(all, newcomer('c'), PLACES)).toEqual({ kind: 'gives way', form: old });
  });

  it('among networks of one form each comes from a slow one, never from one that is quick or has just begun', () => {
    const fresh = Array.from({ length: 7 }, (_, index) => form(`n${index}`, 0, { isFresh: true }));
    const slow = form('slow', TRICKLE);
    expect(roomFor([...fresh, slow], newcomer('new'), PLACES)).toEqual({ kind: 'gives way', form: slow });
    expect(roomFor([...fresh, form('quick', FAST)], newcomer('new'), PLACES)).toEqual({ kind: 'none' });
  });

  it('comes from what has just begun where its sender left forms unfinished and the newcomer did not', () => {
    const clean = Array.from({ length: 7 }, (_, index) => form(`n${index}`, 0, { isFresh: true }));
    const again = form('dropper', 5_000, { isFresh: true, isOfUnfinisher: true });
    expect(roomFor([...clean, again], newcomer('new'), PLACES)).toEqual({ kind: 'gives way', form: again });
    expect(roomFor([...clean, again], newcomer('other-dropper', true), PLACES)).toEqual({ kind: 'none' });
    const quick = { ...again, isFresh: false, bytesPerMinute: FAST };
    expect(roomFor([...clean, quick], newcomer('new'), PLACES)).toEqual({ kind: 'none' });
  });

  it('a network that has all it may have gets a place only from a slow form of its own', () => {
    const trickled = [...forms('a', 3, FAST), form('a', TRICKLE)];
    expect(roomFor(trickled, newcomer('a'), PLACES)).toEqual({ kind: 'gives way', form: trickled[3] });
    expect(roomFor(forms('a', 4, FAST), newcomer('a'), PLACES)).toEqual({ kind: 'none' });
  });

  it('a network that has all it may have makes room for an application of its own that holds fewer than another', () => {
    const largest = [form('a', FAST + 1, { sender: 'x' }), form('a', FAST, { sender: 'x' })];
    const campus = [...largest, form('a', TRICKLE, { sender: 'y', isFresh: true }), form('a', FAST, { sender: 'z' })];
    expect(roomFor(campus, newcomer('a', false, 'new'), PLACES)).toEqual({ kind: 'gives way', form: largest[1] });
    const one = campus.slice(1);
    expect(roomFor([...one, form('a', FAST, { sender: 'u' })], newcomer('a', false, 'new'), PLACES).kind).toBe('none');
  });

  it('applications of one network count as that network, whatever they are called', () => {
    const crowd = Array.from({ length: 4 }, (_, index) => form('a', FAST + index, { sender: `application ${index}` }));
    const others = Array.from({ length: 4 }, (_, index) => form(`n${index}`, TRICKLE, { sender: `other ${index}` }));
    const elsewhere = newcomer('b', false, 'application b');
    expect(roomFor([...crowd, ...others], elsewhere, PLACES)).toEqual({ kind: 'gives way', form: crowd[0] });
  });

  it('of one application that has all it may have comes only from a slow form of its own', () => {
    const slow = form('a', TRICKLE);
    expect(roomAmongCallers([form('a', FAST), slow])).toEqual({ kind: 'gives way', form: slow });
    expect(roomAmongCallers(forms('a', 4, FAST))).toEqual({ kind: 'none' });
  });

  it('a form that has all arrived never gives way', () => {
    const arrived = forms('a', 8).map((each) => ({ ...each, isComplete: true }));
    expect(roomFor(arrived, newcomer('b'), PLACES)).toEqual({ kind: 'none' });
  });
});

describe('The places of a server', () => {
  const sender = { network: 'a', caller: undefined };
  const body = { bytesPerMinute: () => FAST, isFresh: () => false, isComplete: () => false, stop: () => {} };
  /** Every place that a network may have is taken; the last of them. */
  const takenBy = (slots: FormSlots) => Array.from({ length: 32 }, () => slots.enter(sender, body)).at(-1);
  const busy = expect.objectContaining({ code: 'busy' });

  it('are not those of another server in the same process', () => {
    const [one, other] = [createFormSlots(), createFormSlots()];
    takenBy(one);
    expect(() => one.enter(sender, body)).toThrow(busy);
    expect(() => other.enter(sender, body)).not.toThrow();
  });

  it('are given back to strangers by a form that shows a token among its fields', () => {
    const slots = createFormSlots();
    const last = takenBy(slots);
    expect(() => slots.enter(sender, body)).toThrow(busy);
    last?.becomeKnown('application');
    expect(() => slots.enter(sender, body)).not.toThrow();
    expect(() => slots.enter(sender, body)).toThrow(busy);
  });
});

describe('Whoever left a form unfinished', () => {
  it('is remembered for a minute from the last one', () => {
    let now = 5;
    const unfinished = createUnfinishedForms(() => now);
    unfinished.note('a');
    now += 40_000;
    unfinished.note('a');
    unfinished.note('b');
    now += 59_000;
    expect(['a', 'b', 'c'].map(unfinished.has)).toEqual([true, true, false]);
    now += 1000;
    expect(['a', 'b'].map(unfinished.has)).toEqual([false, false]);
  });
});

describe('The pace that a form has to keep', () => {
  it('is that of a phone in a tunnel until half of the places are taken, and eight times as high when all are', () => {
    expect([0, 0.25, 0.5].map(leastBytesPerMinute)).toEqual(Array(3).fill(64 * 1024));
    expect(leastBytesPerMinute(0.75)).toBeGreaterThan(64 * 1024);
    expect(leastBytesPerMinute(1)).toBe(512 * 1024);
    expect(leastBytesPerMinute(2)).toBe(512 * 1024);
  });

  it('is judged by the last minute, so that nobody is quick once and silent ever after', () => {
    const pace = createPace();
    pace.count(5_000_000);
    expect(pace.isFresh()).toBe(true);
    for (let tick = 0; tick < 12; tick += 1) pace.tick();
    expect([pace.isFresh(), pace.isMinuteOver(), pace.bytesPerMinute()]).toEqual([false, true, 5_000_000]);
    pace.tick();
    pace.count(100);
    expect([pace.isMinuteOver(), pace.bytesPerMinute()]).toEqual([false, 100]);
  });
});
