import type { Lang } from '#contract/languages.ts';
import { FILE_UNREADABLE } from '#contract/sending-errors.ts';
import type { Refusal } from '../call/answer.ts';

/** Which files of a form can no longer be read, as a refusal at their fields; undefined where all can. */
export async function unreadableFiles(form: FormData, lang: Lang): Promise<Refusal | undefined> {
  const message = FILE_UNREADABLE[lang];
  const errors: Refusal['errors'] = [];
  const before: Record<string, number> = {};
  for (const [field, value] of [...form]) {
    const place = before[field] ?? 0;
    before[field] = place + 1;
    if (typeof value === 'string' || (await isReadable(value))) continue;
    errors.push({ path: field.endsWith('_photos') ? `${field}.${place}` : field, code: 'file_unreadable', message });
  }
  return errors.length > 0 ? { kind: 'refused', status: 0, code: 'file_unreadable', message, errors } : undefined;
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
