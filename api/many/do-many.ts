import type { Lang } from '#contract/languages.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import type { ManyDone } from '#contract/many/many-rows.ts';
import { rolledBack } from '../db/rolled-back.ts';
import type { Deps } from '../deps.ts';
import { sentenceOf } from '../http/problem.ts';
import { SECOND_MS } from '../time/clock.ts';
import { nextTurn } from '../time/next-turn.ts';
import { refusalOf } from './refusal-of.ts';
import { type Act, doUndoably, undo, undoKey } from './undo.ts';

/** How an act is taken back; undefined where there is no such row, and the act says so. */
export type WayBack = Pick<Act, 'applicantId' | 'subject' | 'putBack'> | undefined;

interface Several {
  /** How the caller may read a row, and its version now; undefined where there is none for them. */
  find(id: string): { name: string; number: string; version: number; mark?: string } | undefined;
  /** The single act, which refuses what it always refuses. `mayBeUndone`: for some seconds. */
  act(id: string, seen: number, mayBeUndone?: boolean): void;
  /** Asked before the act. */
  wayBack(id: string): WayBack;
}

interface Asked {
  input: {
    act: string;
    rows: readonly { id: string; seen?: number | undefined }[];
    only_preview?: boolean | undefined;
    undo?: boolean | undefined;
    decision_id?: string | undefined;
  };
  accountId: string;
  lang: Lang;
}

/**
 * Does an act for several rows, one after the other, each in a transaction of its own; a preview does the same and
 * takes it back. So whoever is left out is whom the single act refuses, with its sentence. With `undo` it takes back
 * what the same decision has done to them.
 */
export async function doMany(
  deps: Deps,
  { input, accountId, lang }: Asked,
  { find, act, wayBack }: Several,
): Promise<{ rows: ManyDone; undo_seconds: number }> {
  const { rows, only_preview: isPreview = false, undo: isUndo = false, decision_id: decision } = input;
  const from = deps.clock.now();
  const doOne = (id: string, seen: number) => {
    const key = undoKey(input.act, id);
    if (isUndo) return undo(deps, { key, decision, accountId });
    const back = decision === undefined ? undefined : wayBack(id);
    if (!back || decision === undefined) return deps.tx(() => act(id, seen));
    doUndoably(deps, { key, decision, accountId, ...back }, () => act(id, seen, true));
  };
  const done: ManyDone = [];
  for (const { id, seen } of new Map(rows.map((row) => [row.id, row])).values()) {
    const found = find(id) ?? { name: '', number: '', version: 0 };
    const work = isPreview
      ? () => rolledBack(deps.tx, () => act(id, seen ?? found.version))
      : () => doOne(id, seen ?? 0);
    const refusal = refusalOf(work);
    const { version, ...named } = found;
    done.push({ id, ...named, seen: version, left_out: refusal ? sentenceOf(refusal, lang) : null });
    await nextTurn();
  }
  // The first of them can be taken back no longer than this.
  const left = Math.floor(UNDO_SECONDS - (deps.clock.now() - from) / SECOND_MS);
  return { rows: done, undo_seconds: isPreview || isUndo || decision === undefined ? 0 : Math.max(0, left) };
}
