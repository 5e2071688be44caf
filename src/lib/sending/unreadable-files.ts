import type { Lang } from '#contract/languages.ts';
import { FILE_UNREADABLE } from '#contract/sending-errors.ts';
import type { Refusal } from '../call/answer.ts';

/** Which files of a form can no longer be read, as a refusal at their fields; undefined where all can. */
export async function unreadableFiles(form: FormData, lang: Lang): Promise<Refusal | undefined> {
  const message = FILE_UNREADABLE[lang];
  const errors: Refusal['errors'] = [];
  for (const [path, value] of [...form])
    if (typeof value !== 'string' && !(await isReadable(value)))
      errors.push({ path, code: 'file_unreadable', message });
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
