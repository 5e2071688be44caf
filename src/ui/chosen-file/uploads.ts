import { useSyncExternalStore } from 'react';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import { keep } from '#src/lib/kept-entries.ts';
import { startUpload, type Upload, type UploadState } from '#src/lib/sending/resumable-upload.ts';
import { bytesIn, fileFrom, storeFiles } from './kept-files.ts';
import { otherVersion } from './photo-versions.ts';

/** Where the files of a field go, and are kept until their form has been sent. */
export interface Ahead {
  /** Of the file field. */
  id: string;
  lang: Lang;
  token?: string | undefined;
  keepAs?: string | undefined;
}

interface InField {
  files: readonly File[];
  arePhotos: boolean;
}

const uploads = new Map<File, Upload>();
const copies = new WeakMap<File, File>();
const ids = new WeakMap<File, string>();
const inField = new Map<string, InField>();

/**
 * Sends what is chosen for a field ahead of its form, ends what is chosen no longer, and keeps the rest on the device.
 * @param known ids of uploads that were begun before, by place
 */
export function sendAhead(ahead: Ahead, { files, arePhotos }: InField, known: readonly string[] = []): void {
  const before = inField.get(ahead.id)?.files ?? [];
  for (const file of before) if (!files.includes(file)) end(file, true);
  inField.set(ahead.id, { files, arePhotos });
  files.forEach((file, place) => {
    if (!uploads.has(file)) begin(ahead, file, known[place] || undefined);
  });
  note(ahead);
  changed();
  store(ahead);
}

/** The field is gone: nothing is kept of it. What was sent ahead may be in use. */
export function leaveField(ahead: Ahead): void {
  for (const file of inField.get(ahead.id)?.files ?? []) end(file, false);
  inField.delete(ahead.id);
  note(ahead);
  store(ahead);
}

/** Nobody wants any of them any more. */
export function dropUploads(): void {
  for (const file of uploads.keys()) end(file, true);
}

function begin(ahead: Ahead, file: File, id: string | undefined): void {
  const { lang, token } = ahead;
  const onId = (begun: string) => {
    ids.set(file, begun);
    note(ahead);
  };
  if (id) ids.set(file, id);
  const upload = startUpload(file, { lang, token, id, read: () => readable(file), onId, onChange: changed });
  uploads.set(file, upload);
  // The form finds out by itself that a file cannot be read.
  bytesIn(file).then(
    (bytes) => copies.set(file, fileFrom(bytes)),
    () => upload.state().kind === 'done' || upload.end(false),
  );
}

function end(file: File, isUnwanted: boolean): void {
  uploads.get(file)?.end(isUnwanted);
  uploads.delete(file);
}

/** Notes what is kept, at once: only what is noted comes back. */
function note({ id, keepAs }: Ahead): void {
  const { files = [] } = inField.get(id) ?? {};
  const [first] = files;
  if (keepAs) keep(keepAs, first && { name: first.name, ids: files.map((file) => ids.get(file) ?? '') });
}

async function store({ id, keepAs }: Ahead): Promise<void> {
  const { files = [], arePhotos = false } = inField.get(id) ?? {};
  try {
    const stored = await Promise.all(files.map((file) => bytesIn(readable(file))));
    if (!keepAs) return;
    await storeFiles(keepAs, { arePhotos, files: stored });
    // Then the other sizes of photos: where there is no room for them, what goes is kept, and the choice is not offered.
    const others = await Promise.all(files.map(otherBytes));
    const isStill = inField.get(id)?.files === files;
    if (isStill && others.some(Boolean)) await storeFiles(keepAs, { arePhotos, files: stored, others });
  } catch {
    // Where the device has no room, all else goes on.
  }
}

async function otherBytes(file: File) {
  const other = otherVersion(file);
  return other && other.size <= MAX_FILE_BYTES ? bytesIn(other).catch(() => undefined) : undefined;
}

/** The file as it can still be read. */
export const readable = (file: File): File => copies.get(file) ?? file;

export const uploadOf = (file: File): Upload | undefined => uploads.get(file);

/** Undefined where a file goes with its form. */
export function stateOf(file: File): UploadState | undefined {
  const state = uploads.get(file)?.state();
  return state?.kind === 'refused' ? undefined : state;
}

/** Whether a file goes ahead of its form and has not arrived yet. */
export function isOnItsWay(file: File): boolean {
  const state = stateOf(file);
  return state !== undefined && state.kind !== 'done';
}

/** Bytes of all files of this page: it changes as long as any of them moves. */
export function loadedOfAll(): number {
  return [...uploads.values()].reduce((sum, upload) => sum + upload.state().loaded, 0);
}

/** Draws again whenever a file has moved on. */
export function useUploads(): void {
  useSyncExternalStore(
    listen,
    () => version,
    () => version,
  );
}

const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Returns how to stop. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
