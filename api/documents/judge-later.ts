import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '#contract/documents/file-safety.ts';
import { HEAD_BYTES, typeOfContent } from '#contract/documents/type-of-content.ts';
import type { Deps } from '../deps.ts';
import { BucketFailed } from '../files/bucket-failed.ts';
import { judgeFile } from '../files/judge-file.ts';
import { SECOND_MS } from '../time/clock.ts';
import { inPages } from '../time/next-turn.ts';
import { fileSafetyStore, type SafetyFile } from './file-safety.store.ts';

const BATCH = 50;
// A pause, in which requests are answered: a file takes the disk and the processor for some milliseconds.
const BETWEEN_FILES_MS = 10;
const MOST_JUDGING_MS = 10 * SECOND_MS;

/**
 * Judges the files that were taken before they were judged, one after the other. Files that are gone stay as they are.
 * What a stop interrupts is judged after the next start.
 */
export async function judgeLater(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for await (const page of inPages<SafetyFile>((last) => fileSafetyStore(deps.db).toJudge(last?.id ?? '', BATCH)))
    for (const file of page) {
      if (stopping?.aborted) return;
      const findings = await findingsIn(deps, file);
      if (findings) await deps.writeTurn.tx(() => fileSafetyStore(deps.db).setFindings(file.id, findings));
      await pause(BETWEEN_FILES_MS);
    }
}

/** Undefined if the file is not there, or its bucket does not answer. One that would have been refused is `unreadable`, as it was taken. */
async function findingsIn({ storage, log }: Deps, file: SafetyFile): Promise<Finding[] | undefined> {
  const unreadable: Finding[] = [{ danger: 'unreadable', page: null }];
  try {
    const stream = await storage.open(file);
    if (!stream) return undefined;
    const bytes = Buffer.concat(await stream.toArray());
    const type = typeOfContent(bytes.subarray(0, HEAD_BYTES));
    const judged = type && (await judgeFile(type, async () => bytes, MOST_JUDGING_MS));
    return judged && 'found' in judged ? judged.found : unreadable;
  } catch (error) {
    if (error instanceof BucketFailed) return undefined;
    log.error({ document: file.id, error: String(error) }, 'a file could not be judged');
    return unreadable;
  }
}
