import type { RefObject } from 'react';
import { PHOTOS } from '#contract/documents/file.ts';
import { SENDING } from '#contract/documents/sending.text.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';
import { keep, readKept } from '#src/lib/kept-entries.ts';
import styles from '../file/FileField.module.css';
import type { FileFieldProps } from '../file/file-field-props.ts';
import { FieldError } from '../form/FieldError.tsx';
import { useOnMount } from '../island/on-change.ts';
import { ChosenBefore } from './ChosenBefore.tsx';
import { holdPhotos, isHeld, keyOfHeld, workOn } from './held-photos.ts';
import { storedFiles, storeFiles } from './kept-files.ts';
import { isPicture, readyFile, withPhotos } from './ready-file.ts';
import { UploadRows } from './UploadRows.tsx';
import { isOnItsWay, sendAhead, useUploads } from './uploads.ts';

/** What is chosen for a file field beside the file in its input. */
export interface Choice {
  /** The photos that stand for the file; none yet where photos are asked for. */
  photos?: readonly File[] | undefined;
  /** Photos are being made small. */
  isPreparing?: boolean;
  /** The name of a file that was chosen before and could not be kept. */
  lost?: string;
}

interface Field extends FileFieldProps {
  input: RefObject<HTMLInputElement | null>;
  choice: Choice;
  setChoice: (choice: Choice) => void;
}

/** Looks at what was just picked: photos are taken out of the input and made small, a file stays in it or is refused. */
export function look(field: Field): void {
  const { choice, input } = field;
  const [picked, ...more] = input.current?.files ?? [];
  if (!input.current || !picked) return;
  // Until it is ready, its name at least survives a reload.
  if (field.keepAs) keep(field.keepAs, { name: picked.name });
  const arePhotos = choice.photos !== undefined || (isPicture(picked) && takesPictures(field));
  // The same photo can be chosen again after it was removed.
  if (arePhotos) input.current.value = '';
  if (arePhotos) addPhotos(field, [picked, ...more]);
  else lookAtFile(field, picked);
}

/** Shows photos at once, and makes them small, behind those that are being made small already. */
function addPhotos(field: Field, added: readonly File[]): void {
  const { form, name, texts, choice, setChoice } = field;
  const id = form.idOf(name);
  const before = choice.photos ?? [];
  const earlier = choice.isPreparing ? workOn(id) : undefined;
  const work = (async () => {
    const { photos = before, faults = [] } = (await earlier) ?? {};
    const allowed = choice.photos ? PHOTOS : field.allowed;
    const found = await withPhotos(photos, added, { ...field, allowed, sentence: texts.fileSentence });
    return { photos: found.photos, faults: [...faults, ...found.faults] };
  })();
  const photos = [...before, ...added];
  holdPhotos(id, { photos, takesPictures: takesPictures(field), work });
  setChoice({ photos, isPreparing: true });
  work.then((found) => {
    if (workOn(id) === work) take(field, found.photos, found.faults);
  });
}

async function lookAtFile(field: Field, picked: File): Promise<void> {
  const { input, form, name, texts } = field;
  const ready = await readyFile(picked, { ...field, sentence: texts.fileSentence });
  if (!input.current || input.current.files?.[0] !== picked) return;
  if (typeof ready === 'string') {
    input.current.value = '';
    form.reject(name, ready);
  } else sendAhead(aheadOf(field), { files: [picked], arePhotos: false });
  form.refresh();
}

function take(field: Field, photos: readonly File[], faults: readonly string[] = []): void {
  const { form, name, choice, setChoice } = field;
  holdPhotos(form.idOf(name), { photos, takesPictures: takesPictures(field) });
  // Where only a PDF is accepted, photos were asked for, and are asked for still.
  const stays = photos.length > 0 || (choice.photos && !takesPictures(field));
  setChoice(stays ? { photos } : {});
  sendAhead(aheadOf(field), { files: photos, arePhotos: true });
  form.forget(name);
  if (faults.length > 0) form.reject(name, faults.join(' '));
  form.refresh();
}

/** Brings back files that were kept when the page was left, which go on where they were; not where one is chosen. */
export async function bringBack(field: Field): Promise<void> {
  const { keepAs = '', form, name, input, setChoice } = field;
  const { name: lost, ids = [] } = readKept(keepAs) ?? {};
  const isChosen = () => input.current?.files?.[0] || isHeld(form.idOf(name));
  // A day after it was chosen, its name has gone before it.
  if (typeof lost !== 'string') return storeFiles(keepAs).catch(() => {});
  if (isChosen()) return;
  holdView();
  const stored = await storedFiles(keepAs).catch(() => undefined);
  if (!input.current || isChosen()) return;
  const known = Array.isArray(ids) ? ids.map(String) : [];
  const { arePhotos = false } = stored ?? {};
  const files = (arePhotos ? stored?.files : putInto(input.current, stored?.files[0])) ?? [];
  if (files.length === 0) return setChoice({ lost });
  if (arePhotos) {
    holdPhotos(form.idOf(name), { photos: files, takesPictures: takesPictures(field) });
    setChoice({ photos: files });
  }
  sendAhead(aheadOf(field), { files, arePhotos }, known);
  form.refresh();
}

/** After a reload the view stands where it stood in a page that had these files: what comes back must not push it. */
function holdView(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  addEventListener('pointerdown', () => style.removeProperty('overflow-anchor'), { once: true });
}

/** What the input then has; nothing where no script can put a file into one (Safari 14.0). */
function putInto(input: HTMLInputElement, file: File | undefined): readonly File[] {
  try {
    const given = new DataTransfer();
    if (file) given.items.add(file);
    input.files = given.files;
  } catch {
    // The page says which file it was.
  }
  return [...(input.files ?? [])];
}

const aheadOf = ({ form, name, lang, token, keepAs }: Field) => ({ id: form.idOf(name), lang, token, keepAs });

const takesPictures = ({ allowed }: Field) => allowed.includes('jpeg');

/** The parts of a file field that come with the first file. `file`: the one in the input. */
export function viewOf(field: Field, file: File | undefined) {
  const { form, name, lang, texts, input, choice, setChoice } = field;
  const { photos, isPreparing, lost } = choice;
  const hasPhotos = photos !== undefined && photos.length > 0;
  const isChosen = file !== undefined || hasPhotos;
  const rows = { form, lang, texts, ahead: aheadOf(field) };
  const removeFile = () => {
    if (!input.current) return;
    input.current.value = '';
    sendAhead(aheadOf(field), { files: [], arePhotos: false });
    form.refresh();
    input.current.focus();
  };
  const keep = (kept: readonly File[]) => {
    // Begun anew without the one that was removed.
    if (isPreparing) addPhotos({ ...field, choice: takesPictures(field) ? {} : { photos: [] } }, kept);
    else take(field, kept);
    if (kept.length < (photos?.length ?? 0)) input.current?.focus();
  };
  return {
    above: (
      <>
        {!isChosen && lost && <ChosenBefore name={lost} lang={lang} />}
        {hasPhotos && (
          <div className={`stack ${styles.photos}`}>
            <UploadRows {...rows} files={photos} arePhotos={!isPreparing} onFiles={keep} />
            <HeldPhotos form={form} name={name} />
          </div>
        )}
      </>
    ),
    row: file && <UploadRows {...rows} files={[file]} onFiles={removeFile} />,
    button: photos && SENDING[hasPhotos ? 'more' : 'take'][lang],
    hint: photos && SENDING.photosHint[lang],
    // While the form is sent its place stays: the pressed button would leave the screen.
    rest: photos && restOf(photos, form.sending.kind === 'sending'),
    below: (
      <>
        {isPreparing && (
          <p className="hint" role="status">
            {SENDING.preparing[lang]}
          </p>
        )}
        <Said form={form} name={name} files={photos ?? (file ? [file] : [])} lang={lang} />
        {!takesPictures(field) && (
          <p className={styles.offer}>
            {!isChosen && (
              <button type="button" className="btn line small" onClick={() => setChoice(photos ? {} : { photos: [] })}>
                {SENDING[photos ? 'byPdf' : 'byPhotos'][lang]}
              </button>
            )}
          </p>
        )}
      </>
    ),
  };
}

function restOf(photos: readonly File[], isSending: boolean): string | undefined {
  if (photos.length >= MAX_PHOTOS) return styles.full;
  return isSending ? styles.resting : undefined;
}

/**
 * Says what the pressed button waits for, or why a file was refused: that leaves the focus where it is, and nobody who
 * cannot see the fault would come across it.
 */
function Said({ form, name, files, lang }: Pick<Field, 'form' | 'name' | 'lang'> & { files: readonly File[] }) {
  useUploads();
  const isWaiting = form.sending.kind === 'sending' && files.some(isOnItsWay);
  return (
    <div className={`hint ${styles.said}`} aria-live="polite">
      {isWaiting ? SENDING.arrival[lang] : <FieldError id={form.idOf(name)} problem={form.problemOf(name)} />}
    </div>
  );
}

/** Names the photos in the form, in place of the file. */
function HeldPhotos({ form, name }: Pick<Field, 'form' | 'name'>) {
  const { refresh } = form;
  // The form is asked again when the field comes and goes.
  useOnMount(() => {
    refresh();
    return refresh;
  });
  return <input type="hidden" name={name} value={keyOfHeld(form.idOf(name))} />;
}
