import { useState } from 'react';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import { saveFile } from '#src/lib/call-file.ts';
import { documentMemory } from './look-at.ts';

/** A picture comes as JPEG, whatever was uploaded: programs go by the extension. */
function savedName(name: string, type: string): string {
  return type === 'image/jpeg' && !/\.jpe?g$/i.test(name) ? `${name.replace(/\.png$/i, '')}.jpg` : name;
}

/** Saves the file under the name that its owner gave it. */
export function useDownload({ id, file_name }: DeskDocument, lang: Lang, onSaved: () => void) {
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    const answer = await documentMemory.load(id, lang);
    if (answer.kind !== 'ok') return setFailed(true);
    saveFile({ bytes: answer.data, name: savedName(file_name, answer.data.type) });
    onSaved();
  };
  return { save, hasFailed };
}
