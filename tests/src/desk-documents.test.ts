import { describe, expect, it } from 'vitest';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { LANGUAGES } from '#contract/languages.ts';
import {
  currentDocuments,
  documentToCome,
  neighbour,
  placeOf,
  reviewBadge,
  shownDocument,
  versionsOf,
} from '#src/features/admin/desk/documents/desk-documents.ts';
import { createDocumentMemory } from '#src/features/admin/desk/documents/document-memory.ts';
import { documentTitle } from '#src/features/admin/desk/documents/document-title.ts';
import { documentTexts } from '#src/features/admin/desk/documents/documents.text.ts';
import { endsTooEarly } from '#src/features/admin/desk/documents/passport-expiry.ts';
import { pagesToDraw } from '#src/features/admin/viewer/pages-to-draw.ts';
import { canvasSize, shownSize } from '#src/features/admin/viewer/sheet-size.ts';
import { faultSaid } from '#src/features/admin/viewer/viewer-fault.ts';
import { FIRST_LOOK, type LookChange, lookAfter } from '#src/features/admin/viewer/zoom.ts';
import type { Answer } from '#src/lib/call/answer.ts';

const paper = (id: string, type: DeskDocument['type'], fields: Partial<DeskDocument> = {}): DeskDocument => ({
  id,
  type,
  subtype: null,
  uploaded_by: null,
  file_name: `${id}.pdf`,
  mime: 'application/pdf',
  safety: { findings: [], malware: 'off' },
  size: 1000,
  review: 'accepted',
  reason: null,
  uploaded_at: '2026-03-01T10:00:00.000Z',
  replaced_at: null,
  removed_at: null,
  seen: false,
  ...fields,
});

const PAPERS = [
  paper('passport', 'passport', { review: 'pending' }),
  paper('cv2', 'cv', { review: 'pending', uploaded_at: '2026-03-03T10:00:00.000Z' }),
  paper('cv1', 'cv', { review: 'to_replace', replaced_at: '2026-03-03T10:00:00.000Z' }),
  paper('a2', 'a2'),
];
const ids = (documents: readonly DeskDocument[]) => documents.map(({ id }) => id);
const named = (id: string) => PAPERS.find((document) => document.id === id) ?? paper('?', 'other');

describe('The documents of the desk', () => {
  it('stand in the order of the steps, without replaced ones', () => {
    expect(ids(currentDocuments(PAPERS))).toEqual(['a2', 'cv2', 'passport']);
  });

  it('are to be reviewed only while the application has not ended', () => {
    const names = (hasEnded: boolean) => PAPERS.map((one) => reviewBadge(one, hasEnded).name);
    expect(names(false)).toEqual(['pending', 'pending', 'to_replace', 'accepted']);
    expect(names(true)).toEqual(['unreviewed', 'unreviewed', 'to_replace', 'accepted']);
  });

  it('begin with the selected one, else with the first that waits for a review', () => {
    expect(shownDocument(PAPERS, 'cv1')?.id).toBe('cv1');
    expect(shownDocument(PAPERS, undefined)?.id).toBe('cv2');
    expect(shownDocument(PAPERS, 'of another application')?.id).toBe('cv2');
    expect(shownDocument([named('a2')], undefined)?.id).toBe('a2');
    expect(shownDocument([], 'x')).toBeUndefined();
  });

  it('lead from a decision to the next that waits, and to the first where none does', () => {
    expect(documentToCome(PAPERS, named('cv2'))?.id).toBe('passport');
    expect(documentToCome(PAPERS, named('a2'))?.id).toBe('cv2');
    expect(documentToCome([named('a2'), named('passport')], named('passport'))?.id).toBe('a2');
    expect(documentToCome([named('a2')], named('a2'))).toBeUndefined();
  });

  it('are walked through in both directions, around the end', () => {
    expect(neighbour(PAPERS, named('a2'), 1)?.id).toBe('cv2');
    expect(neighbour(PAPERS, named('a2'), -1)?.id).toBe('passport');
    expect(neighbour(PAPERS, named('passport'), 1)?.id).toBe('a2');
    expect(neighbour([], named('a2'), 1)).toBeUndefined();
  });

  it('put a replaced version at the place of its successor', () => {
    expect(placeOf(PAPERS, named('cv1'))).toBe(1);
    expect(neighbour(PAPERS, named('cv1'), 1)?.id).toBe('passport');
    expect(ids(versionsOf(PAPERS, named('cv2')))).toEqual(['cv1', 'cv2']);
  });

  it.each(LANGUAGES)('are called what they are (%s)', (lang) => {
    const texts = documentTexts(lang);
    const said = (subtype: string | null) => documentTitle(texts, paper('p', 'passport', { subtype }));
    expect(said('passport')).toBe(texts.subtypes.passport);
    expect(said(null)).toBe(texts.names.passport);
    expect(said('toString')).toBe(texts.names.passport);
  });
});

describe('A look at a document', () => {
  const looked = (...changes: LookChange[]) => changes.reduce(lookAfter, FIRST_LOOK);
  const times = (count: number, change: LookChange) => Array<LookChange>(count).fill(change);

  it('grows and shrinks by steps, to an end', () => {
    expect(looked('in').zoom).toBe(1.25);
    expect(looked('in', 'out')).toEqual(FIRST_LOOK);
    expect(looked(...times(50, 'in')).zoom).toBe(6);
    expect(looked(...times(50, 'out')).zoom).toBe(0.5);
  });

  it('turns by quarters, and fits again without turning back', () => {
    expect(looked('turn').turn).toBe(90);
    expect(looked(...times(4, 'turn')).turn).toBe(0);
    expect(looked('turn', 'in', 'fit')).toEqual({ zoom: 1, turn: 90 });
  });
});

describe('A sheet', () => {
  it('fills the room, and lies after a quarter turn', () => {
    expect(shownSize({ width: 600, height: 800 }, 0, 300, 1)).toEqual({ width: 300, height: 400 });
    expect(shownSize({ width: 600, height: 800 }, 90, 400, 1)).toEqual({ width: 400, height: 300 });
    expect(shownSize({ width: 600, height: 800 }, 0, 300, 2)).toEqual({ width: 600, height: 800 });
  });

  it.each([
    [1, 1_000_000],
    [1e-9, 1e9],
    [1_000_000, 1],
    [0, 100],
    [Number.NaN, 100],
    [14_400, 14_400],
  ])('of absurd size (%s × %s) stays within bounds', (width, height) => {
    const shown = shownSize({ width, height }, 0, 700, 6);
    expect(shown.height).toBeLessThanOrEqual(700 * 6 * 12);
    expect(shown.width).toBeLessThanOrEqual(700 * 6);
    const canvas = canvasSize(shown, 3);
    expect(canvas.width * canvas.height).toBeLessThanOrEqual(12_000_000);
    expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(8192);
    expect(Math.min(canvas.width, canvas.height)).toBeGreaterThanOrEqual(1);
  });

  it('is drawn as finely as the screen is', () => {
    expect(canvasSize({ width: 300, height: 400 }, 2)).toEqual({ width: 600, height: 800 });
    expect(canvasSize({ width: 300, height: 400 }, 0.5)).toEqual({ width: 300, height: 400 });
  });
});

describe('Of many pages', () => {
  it.each([
    [[], 5, [0, 1]],
    [[0], 1, [0]],
    [[0], 5, [0, 1]],
    [[3, 2], 5, [2, 3, 4, 1]],
    [[4], 5, [4, 3]],
    [[0, 1, 2, 3, 4, 5], 90, [0, 1, 2, 3, 4, 5, 6]],
  ])('in view %s of %s, these are drawn: %s', (inView, count, drawn) => {
    expect(pagesToDraw(inView, count)).toEqual(drawn);
  });
});

it('No more than twelve pages are drawn at once', () => {
  const all = Array.from({ length: 90 }, (_, page) => page);
  expect(pagesToDraw(all, 90)).toHaveLength(12);
});

describe('The memory of documents', () => {
  const ok: Answer<Blob> = { kind: 'ok', data: new Blob(['x']) };
  function remembering(answer: Answer<Blob> = ok) {
    const asked: string[] = [];
    const seen: string[] = [];
    const memory = createDocumentMemory({
      fetchOne: async (id) => {
        asked.push(id);
        return answer;
      },
      recordLook: async (id) => seen.push(id) > 0,
    });
    return { asked, seen, memory };
  }

  it('fetches a document once, even for two who ask at the same time', async () => {
    const { asked, memory } = remembering();
    await Promise.all([memory.load('a', 'de'), memory.load('a', 'de')]);
    await memory.load('a', 'de');
    expect(asked).toEqual(['a']);
  });

  it('keeps the last six that were looked at', async () => {
    const { asked, memory } = remembering();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g', 'a', 'b']) await memory.load(id, 'de');
    expect(asked.join('')).toBe('abcdefgb');
  });

  it('tells once that somebody looks at a document, while it is kept', async () => {
    const { asked, seen, memory } = remembering();
    await Promise.all([memory.load('a', 'de'), memory.load('b', 'de')]);
    expect(seen).toEqual([]);
    await Promise.all([memory.look('a', 'de'), memory.look('a', 'de'), memory.load('a', 'de')]);
    expect([asked, seen]).toEqual([['a', 'b'], ['a']]);
  });

  it('keeps no failure, and nothing once it was emptied', async () => {
    const failing = remembering({ kind: 'unreachable', reason: 'offline' });
    await failing.memory.load('a', 'de');
    await failing.memory.load('a', 'de');
    expect(failing.asked).toEqual(['a', 'a']);
    const { asked, memory } = remembering();
    await memory.load('a', 'de');
    memory.empty();
    await memory.load('a', 'de');
    expect(asked).toEqual(['a', 'a']);
  });
});

describe('What is said where a document cannot be shown', () => {
  it.each(LANGUAGES)('names a way on each time (%s)', (lang) => {
    const { faults } = documentTexts(lang);
    const all = [
      ...(['offline', 'gone', 'damaged', 'refused'] as const).map((why) =>
        faultSaid({ kind: 'not-fetched', why, message: 'The file is missing.' }, faults),
      ),
      ...(['locked', 'broken', 'tooLarge', 'oldBrowser', 'noScript'] as const).map((fault) =>
        faultSaid({ kind: 'undrawable', fault }, faults),
      ),
    ];
    for (const said of all) {
      expect(said.title && said.text).toBeTruthy();
      expect(said.again || said.download).toBe(true);
    }
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });
});

describe('A passport', () => {
  it.each([
    ['2026-09-27', true],
    ['2026-09-28', false],
    ['2030-01-01', false],
    ['', false],
    ['202', false],
  ])('until %s ends before 28 September: %s', (expires, isEarly) => {
    expect(endsTooEarly(expires, '2026-09-28')).toBe(isEarly);
  });
});
