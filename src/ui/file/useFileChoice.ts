import { useRef, useState } from 'react';
import type { TabKey } from '#contract/browser-storage.ts';
import type { FileType } from '#contract/documents/file.ts';
import type { FileProblem } from '#contract/documents/file-problem.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';
import { filesOf, photosOf } from '../form/entries.ts';
import type { FormHandle } from '../form/useForm.ts';
import { useOnChange, useOnMount } from '../island/on-change.ts';

interface Choice {
  form: FormHandle;
  name: string;
  allowed: readonly FileType[];
  sayProblem: (problem: FileProblem) => string;
  /** '{name} is {size}. {reason}' */
  sentence: string;
  lang: Lang;
}

/** What is chosen for a file field: a file in its input, or photos that the form holds. Each is looked at first. */
export function useFileChoice({ form, name, allowed, ...rules }: Choice) {
  const input = useRef<HTMLInputElement>(null);
  // One after the other, so that each adds to what the one before has found.
  const work = useRef(Promise.resolve());
  const files = filesOf(form.entries, name);
  const photos = photosOf(form.entries, name);
  const { script, load } = useScript(files.length > 0 || wasChosen(form.idOf(name)));
  const [wantsPhotos, setWantsPhotos] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const byPhotos = wantsPhotos || photos !== undefined;

  const take = (taken: readonly File[], faults: readonly string[] = []) => {
    if (input.current) input.current.value = '';
    form.takePhotos(name, taken);
    if (faults.length > 0) form.reject(name, faults.join(' '));
  };
  const lookAtFile = async (picked: File) => {
    const script = await load();
    if (!script) return;
    setPreparing(script.isPicture(picked));
    const ready = await script.readyFile(picked, { ...rules, allowed });
    setPreparing(false);
    if (input.current?.files?.[0] !== picked) return;
    if (typeof ready === 'string') take([], [ready]);
    else if (script.isPicture(ready)) take([ready]);
  };
  const addPhotos = async (added: readonly File[]) => {
    setPreparing(true);
    const script = await load();
    const before = form.photosOf(name);
    const found = await script?.withPhotos(before, added, rules);
    setPreparing(false);
    take(found?.photos ?? [...before, ...added], found?.faults);
  };
  const look = () => {
    const [first, ...more] = input.current?.files ?? [];
    if (!first) return;
    // The same photo can be chosen again after it was removed.
    if (byPhotos && input.current) input.current.value = '';
    work.current = work.current.then(() => (byPhotos ? addPhotos([first, ...more]) : lookAtFile(first)));
    form.waitFor(work.current);
  };
  // A file that was chosen before the script ran has fired no change event.
  useOnMount(look);

  return {
    input,
    files,
    photos,
    byPhotos,
    isFile: script !== undefined && files.length > 0 && !photos,
    isFull: photos !== undefined && (photos.length === MAX_PHOTOS || form.sending.kind === 'sending'),
    isPreparing,
    script,
    load,
    look,
    togglePhotos: () => {
      load();
      setWantsPhotos(!wantsPhotos);
    },
    /** Takes what is left after one was removed, or photos in another version. */
    keep: (kept: readonly File[]) => {
      take(kept);
      if (kept.length < files.length) input.current?.focus();
    },
  };
}

/** Whether a file was chosen before the page was reloaded: then a script is needed to say so. */
function wasChosen(id: string): boolean {
  try {
    return sessionStorage.getItem(`s4f_chosen_${id}` satisfies TabKey) !== null;
  } catch {
    return false;
  }
}

async function fetchScript() {
  const { SENDING, ChosenBefore, UploadRows, isPicture, readyFile, withPhotos } = await import(
    '../chosen-file/chosen-file.ts'
  );
  return { SENDING, ChosenBefore, UploadRows, isPicture, readyFile, withPhotos };
}
type Script = Awaited<ReturnType<typeof fetchScript>>;
let known: Script | undefined;

/** Loads what a chosen file needs, on the first touch. Until then the box names the file and takes another one. */
function useScript(isThere: boolean) {
  const [script, setScript] = useState(known);
  const load = async (): Promise<Script | undefined> => {
    known ??= await fetchScript().catch(() => undefined);
    setScript(known);
    return known;
  };
  useOnChange(isThere, () => {
    if (isThere) load();
  });
  return { script, load };
}
