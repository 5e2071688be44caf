import { type RefObject, useEffect } from 'react';
import { SENDING } from '#contract/documents/sending.text.ts';
import { fill } from '#contract/fill.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';
import type { FileFieldProps } from '../file/FileField.tsx';
import { ChosenBefore } from './ChosenBefore.tsx';
import { heldPhotos, holdPhotos, keyOfHeld } from './held-photos.ts';
import { isPicture, readyFile, withPhotos } from './ready-file.ts';
import { UploadRows } from './UploadRows.tsx';

/** What is chosen for a file field beside the file in its input. */
export interface Choice {
  /** The photos that stand for the file; none yet where photos are asked for. */
  photos?: readonly File[] | undefined;
  /** Photos are being made small. */
  isPreparing?: boolean;
}

interface Field extends FileFieldProps {
  input: RefObject<HTMLInputElement | null>;
  choice: Choice;
  setChoice: (choice: Choice) => void;
}

const work = new WeakMap<HTMLInputElement, Promise<void>>();

/** Looks at what was just picked: photos are made small and taken out of the input, a file stays in it or is refused. */
export function look(field: Field): void {
  const { choice, input } = field;
  const [picked, ...more] = input.current?.files ?? [];
  if (!input.current || !picked) return;
  const arePhotos = choice.photos !== undefined || (isPicture(picked) && takesPictures(field));
  // The same photo can be chosen again after it was removed; and nothing is sent before photos are ready.
  if (arePhotos) input.current.value = '';
  const before = work.get(input.current) ?? Promise.resolve();
  // One after the other, so that each adds to what the one before has found.
  const next = before.then(() => (arePhotos ? addPhotos(field, [picked, ...more]) : lookAtFile(field, picked)));
  work.set(input.current, next);
}

async function addPhotos(field: Field, added: readonly File[]): Promise<void> {
  const { form, name, choice, setChoice } = field;
  const before = choice.photos ? heldPhotos(form.idOf(name)) : [];
  setChoice({ photos: choice.photos && before, isPreparing: true });
  const { photos, faults } = await withPhotos(before, added, { ...field, sentence: field.texts.fileSentence });
  take(field, photos, faults);
}

async function lookAtFile(field: Field, picked: File): Promise<void> {
  const { input, form, name, texts } = field;
  const ready = await readyFile(picked, { ...field, sentence: texts.fileSentence });
  if (typeof ready !== 'string' || !input.current || input.current.files?.[0] !== picked) return;
  input.current.value = '';
  form.reject(name, ready);
  form.refresh();
}

function take(field: Field, photos: readonly File[], faults: readonly string[] = []): void {
  const { form, name, choice, setChoice } = field;
  holdPhotos(form.idOf(name), photos);
  // Where only a PDF is accepted, photos were asked for, and are asked for still.
  const stays = photos.length > 0 || (choice.photos && !takesPictures(field));
  setChoice(stays ? { photos } : {});
  form.forget(name);
  if (faults.length > 0) form.reject(name, faults.join(' '));
}

const takesPictures = ({ allowed }: Field) => allowed.includes('jpeg');

/** The parts of a file field that come with the first file. `file`: the one in the input. */
export function viewOf(field: Field, file: File | undefined) {
  const { form, name, siblings, lang, texts, input, choice, setChoice } = field;
  const { photos, isPreparing } = choice;
  const id = form.idOf(name);
  const isChosen = file !== undefined || (photos !== undefined && photos.length > 0);
  const rows = { form, name, siblings, lang, texts };
  const removeFile = () => {
    if (!input.current) return;
    input.current.value = '';
    form.refresh();
    input.current.focus();
  };
  const keep = (kept: readonly File[]) => {
    take(field, kept);
    if (kept.length < (photos?.length ?? 0)) input.current?.focus();
  };
  return {
    above: (
      <>
        {!isChosen && <ChosenBefore id={id} lang={lang} />}
        {photos && photos.length > 0 && <UploadRows {...rows} files={photos} arePhotos onFiles={keep} />}
        {photos && photos.length > 0 && !isPreparing && <HeldPhotos form={form} name={name} />}
      </>
    ),
    row: file && <UploadRows {...rows} files={[file]} onFiles={removeFile} />,
    button: photos && SENDING[photos.length > 0 ? 'more' : 'take'][lang],
    hint: photos && fill(SENDING.photosHint[lang], { count: MAX_PHOTOS }),
    isFull: photos !== undefined && (photos.length === MAX_PHOTOS || form.sending.kind === 'sending'),
    below: (
      <>
        {isPreparing && (
          <p className="hint" role="status">
            {SENDING.preparing[lang]}
          </p>
        )}
        {!isChosen && !takesPictures(field) && (
          <p>
            <button type="button" className="btn line small" onClick={() => setChoice(photos ? {} : { photos: [] })}>
              {SENDING[photos ? 'byPdf' : 'byPhotos'][lang]}
            </button>
          </p>
        )}
      </>
    ),
  };
}

/** Names the photos in the form, in place of the file. */
function HeldPhotos({ form, name }: Pick<Field, 'form' | 'name'>) {
  const { refresh } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is asked again when the field comes and goes
  useEffect(() => {
    refresh();
    return refresh;
  }, []);
  return <input type="hidden" name={name} value={keyOfHeld(form.idOf(name))} />;
}
