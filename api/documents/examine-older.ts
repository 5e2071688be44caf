import { setTimeout as pause } from 'node:timers/promises';
import type { Danger } from '#contract/documents/file-safety.ts';
import type { Deps } from '../deps.ts';
import { createDangerLook } from '../files/pdf-dangers.ts';
import { inPages } from '../time/next-turn.ts';
import { fileSafetyStore, type SafetyFile } from './file-safety.store.ts';

const BATCH = 50;
// A pause, in which requests are answered: a file takes the disk and the processor for some milliseconds.
const BETWEEN_FILES_MS = 10;

/**
 * Examines the PDFs that were received before PDFs were examined, one after the other. Files that are gone or cut off
 * stay as they are. What a stop interrupts is examined after the next start.
 */
export async function examineOlder(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for await (const page of inPages<SafetyFile>((last) => fileSafetyStore(deps.db).toExamine(last?.id ?? '', BATCH)))
    for (const file of page) {
      if (stopping?.aborted) return;
      const dangers = await dangersOf(deps, file);
      if (dangers) await deps.writeTurn.tx(() => fileSafetyStore(deps.db).setDangers(file.id, dangers));
      await pause(BETWEEN_FILES_MS);
    }
}

/** Undefined if the file is not there. One that ends before its end is `unreadable`. */
async function dangersOf({ storage, log }: Deps, file: SafetyFile): Promise<Danger[] | undefined> {
  try {
    const stream = await storage.open(file);
    if (!stream) return undefined;
    const look = createDangerLook();
    for await (const chunk of stream) look.push(chunk as Buffer);
    return await look.end();
  } catch (error) {
    log.error({ document: file.id, error: String(error) }, 'a PDF could not be looked at');
    return ['unreadable'];
  }
}
