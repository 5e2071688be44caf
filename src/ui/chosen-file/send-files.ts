import type { FieldOf, FormAddress } from '#contract/calls.ts';
import type { FileType } from '#contract/documents/file.ts';
import { fileProblem } from '#contract/documents/file-problem.ts';
import type { Answer, Unreachable } from '#src/lib/call/answer.ts';
import { askBeforeLeaving } from '#src/lib/sending/ask-before-leaving.ts';
import { callMultipart, type UploadOptions } from '#src/lib/sending/call-multipart.ts';
import type { Entries } from '../form/entries.ts';
import type { Problem } from '../form/problems.ts';
import { filesIn, filesOf, whenReady } from './held-photos.ts';
import { isOnItsWay, listen, uploadOf } from './uploads.ts';
import { wireForm } from './wire-form.ts';

/** The server has an upload no more, or not all of it. */
const LOST: readonly string[] = ['upload_gone', 'upload_unfinished'];
const MOST_ROUNDS = 3;

/**
 * Sends a form once its files have arrived, which go ahead of it; what cannot go ahead goes with it.
 * @param entries and `extra` as `wireForm` takes them
 */
export async function sendFiles<At extends FormAddress>(
  at: At,
  entries: Entries,
  extra: { readonly [Field in FieldOf<At>]?: string | File },
  options: UploadOptions,
) {
  const files = filesIn(entries);
  for (let round = 1; ; round += 1) {
    if (!(await askBeforeLeaving(arrival(files, options)))) return ABORTED;
    const answer = await callMultipart(at, wireForm<At>(entries, extra), options);
    const lost = lostIn(answer).flatMap((name) => filesOf(entries, name));
    if (answer.kind === 'ok') files.forEach(dropSent);
    if (lost.length === 0) return answer;
    lost.forEach(round < MOST_ROUNDS ? sendAnew : leaveToForm);
  }
}

const dropSent = (file: File) => uploadOf(file)?.end(true);
const sendAnew = (file: File) => uploadOf(file)?.again();
const leaveToForm = (file: File) => uploadOf(file)?.end(false);

const ABORTED: Unreachable = { kind: 'unreachable', reason: 'aborted' };

/** Resolves once no file is on its way any more; to false where nobody waits for it any longer. */
function arrival(files: readonly File[], { signal }: UploadOptions): Promise<boolean> {
  for (const file of files) uploadOf(file)?.resume();
  return new Promise((resolve) => {
    const finish = (hasArrived: boolean) => {
      stop();
      signal?.removeEventListener('abort', abort);
      resolve(hasArrived);
    };
    const look = () => {
      if (!files.some(isOnItsWay)) finish(true);
    };
    const abort = () => finish(false);
    const stop = listen(look);
    signal?.addEventListener('abort', abort);
    look();
  });
}

function lostIn(answer: Answer): string[] {
  if (answer.kind !== 'refused') return [];
  return answer.errors.filter(({ code }) => LOST.includes(code)).map(({ path }) => path);
}

/** A file that a form asks for, under the name that the call knows. */
export interface UploadRule<Name extends string = string> {
  name: Name;
  allowed: readonly FileType[];
  /** The checkbox that lets the file come later. */
  excusedBy?: string;
  /** This page's own sentence for a file of the wrong type or size. */
  wrong?: string;
}

/** What is wrong with the files of a form, once its photos are ready. */
export async function fileProblems(
  entries: Entries,
  fields: readonly UploadRule[],
  missing: string,
): Promise<Problem[]> {
  for (const { name } of fields) await whenReady(entries, name);
  return fields.flatMap(({ name, excusedBy }) => {
    const files = filesOf(entries, name);
    if (files.length === 0) return excusedBy && entries.has(excusedBy) ? [] : [{ path: name, code: missing }];
    const problems = files.map(fileProblem).filter((problem) => problem !== undefined);
    return problems.slice(0, 1).map((problem) => ({ path: name, ...problem }));
  });
}
