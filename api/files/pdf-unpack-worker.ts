import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import type { Danger } from '#contract/documents/file-safety.ts';
import { dangerOf } from './pdf-names.ts';
import { readWords } from './pdf-words.ts';

// Of all object streams of a file together.
const MOST_BYTES = 5_000_000;

// Runs in a thread of its own: what a stranger has packed takes time and memory when it is unpacked.
const found = new Set<Danger>();
let left = MOST_BYTES;
for (const packed of workerData as Uint8Array[]) {
  const objects = unpacked(packed);
  if (objects) noteNames(objects);
  else found.add('unreadable');
}
parentPort?.postMessage([...found]);

function unpacked(packed: Uint8Array): Buffer | undefined {
  if (left <= 0) return undefined;
  try {
    const objects = inflateSync(packed, { maxOutputLength: left });
    left -= objects.length;
    return objects;
  } catch {
    // It may have cost as much as was allowed.
    left = 0;
    return undefined;
  }
}

function noteNames(bytes: Buffer): void {
  readWords(bytes, bytes.length, {
    name(name, behind) {
      const danger = dangerOf(name, bytes, behind);
      if (danger) found.add(danger);
    },
    bound() {},
  });
}
