import type { Readable } from 'node:stream';
import { PHOTOS } from '#contract/documents/file.ts';
import { photoPath, photosField, uploadField } from '#contract/documents/photo-fields.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';
import { receive } from '../files/intake.ts';
import type { FileRules, Reading } from './form.ts';
import { fieldProblem } from './problem.ts';

/** How many photos of each file have begun to come; a file that comes by itself leaves no room for any. */
export type Taken = Map<string, number>;

/** What a part of a form brings: a file, or the next photo of one. */
interface Place {
  key: string;
  field: string;
  photo: number | undefined;
  allowed: FileRules[string]['allowed'];
}

interface Arriving {
  name: string;
  bytes: Readable;
  /** The upload that it comes from. */
  id?: string;
}

/** Takes the files that were sent before the form, which brings their ids. */
export async function takeUploads(reading: Reading, taken: Taken): Promise<void> {
  const { rules, form, admit, openUpload, signal } = reading;
  const parts = Object.values(rules).flatMap(({ names }) => names.flatMap((name) => [name, photosField(name)]));
  for (const part of parts)
    for (const id of idsIn(form.fields[uploadField(part)])) {
      await admit(form.fields);
      const place = placeFor(rules, taken, part);
      const upload = openUpload(id);
      if ('code' in upload) form.fileErrors.push({ path: pathOf(place), ...upload });
      else await takeFile(reading, place, upload, signal);
    }
}

/** Ids joined by commas, or in several fields of one name. */
function idsIn(field: unknown): string[] {
  return field === undefined ? [] : String(field).split(',').filter(Boolean);
}

/** Takes a file into its place: checked, or with its fault. The form fills with it. */
export async function takeFile(
  { drafts, form, mostJudgingMs, scan }: Reading,
  place: Place,
  { id, name, bytes }: Arriving,
  signal: AbortSignal,
): Promise<void> {
  const { key, field, photo, allowed } = place;
  const path = pathOf(place);
  const result = await receive(bytes, { name }, { allowed, mostJudgingMs }, drafts, signal);
  if (result.kind === 'refused') return void form.fileErrors.push({ path, ...result.problem });
  // From here on the caller of `readForm` has to discard the file.
  const received = { ...result.file, field, ...(id !== undefined && { uploads: [id] }) };
  if (photo === undefined) form.files[key] = received;
  else {
    form.photos[key] ??= [];
    form.photos[key][photo] = received;
  }
  const malware = await scan(result.file);
  // An infected one is refused with the form, and discarded with it.
  if (malware === 'infected') form.fileErrors.push({ path, code: 'file_infected' });
  else Object.assign(received, { malware });
}

function pathOf({ field, photo }: Place): string {
  return photo === undefined ? field : photoPath(field, photo);
}

/** The place of what a part of the form brings. */
export function placeFor(rules: FileRules, taken: Taken, part: string): Place {
  for (const [key, { names, allowed }] of Object.entries(rules)) {
    const field = names.find((name) => part === name || part === photosField(name));
    if (field === undefined) continue;
    // A second file may begin while the first is still being written.
    const before = taken.get(key) ?? 0;
    if (part !== field && before < MAX_PHOTOS) {
      taken.set(key, before + 1);
      return { key, field, photo: before, allowed: PHOTOS };
    }
    if (part !== field && before === MAX_PHOTOS) throw fieldProblem([{ path: field, code: 'photos_too_many' }]);
    if (before > 0) throw fieldProblem([{ path: field, code: 'file_twice' }]);
    taken.set(key, Number.POSITIVE_INFINITY);
    return { key, field, photo: undefined, allowed };
  }
  throw fieldProblem([{ path: part.slice(0, 100), code: 'file_unexpected' }]);
}
