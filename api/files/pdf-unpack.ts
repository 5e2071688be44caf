import type { Danger } from '#contract/documents/file-safety.ts';
import { createJudge } from './judge.ts';

/** One for the whole process. Five megabytes take a tenth of a second; a busy machine gets more. */
const judge = createJudge<Buffer[], Danger[]>(new URL('./pdf-unpack-worker.ts', import.meta.url), {
  mostHeapMegabytes: 64,
  mostMs: 5000,
  mostWaitMs: 10_000,
});

/** Collects the object streams of one file, and looks at the names in them when all have come. */
export function createUnpacking(found: Set<Danger>) {
  const streams: Buffer[] = [];
  return {
    add: (bytes: Buffer): void => void streams.push(bytes),
    async end(): Promise<void> {
      if (streams.length === 0) return;
      for (const danger of (await judge(streams)) ?? (['unreadable'] as const)) found.add(danger);
    },
  };
}
