import type { FileType } from '#contract/documents/file.ts';
import { type FileProblem, fileProblem } from '#contract/documents/file-problem.ts';
import { SENDING } from '#contract/documents/sending.text.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '#contract/limits.ts';
import { PHOTOS_TOO_LARGE, PHOTOS_TOO_MANY } from '#contract/sending-errors.ts';
import { pictureFault, wrongContent } from '../picture-check/picture-check.ts';
import { bytesOf } from './byte-size.ts';
import { sentenceOf } from './file-sentence.ts';
import { preparePhoto } from './photo.ts';
import { otherVersion } from './photo-versions.ts';

/** iPhone photos have their own format: its name alone says that it is a picture. */
const HEIC = /\.(?:heic|heif)$/i;

/** What a CV is mostly written with: the rule alone helps nobody further. */
const OF_WORD = /\.(?:docx?|odt|rtf|pages)$/i;
const AS_PDF = {
  de: 'Speichern Sie sie als PDF: in Word unter „Datei“, „Speichern unter“, „PDF“, auf Android und iPhone unter „Drucken“.',
  en: 'Save it as a PDF: in Word by File, Save as, PDF; on Android and iPhone by Print.',
};

interface Rules {
  allowed: readonly FileType[];
  sayProblem: (problem: FileProblem) => string;
  /** '{name} is {size}. {reason}' */
  sentence: string;
  lang: Lang;
}

export function isPicture({ name, type }: File): boolean {
  return type.startsWith('image/') || HEIC.test(name);
}

/** A file as it goes, a photo made small; or a sentence that says why it does not. */
export async function readyFile(file: File, { allowed, sayProblem, sentence, lang }: Rules): Promise<File | string> {
  const isWanted = isPicture(file) && allowed.includes('jpeg');
  const ready = isWanted ? await preparePhoto(file, lang) : await asItIs(file, lang);
  if (typeof ready === 'string') return sentenceOf(file, { code: 'picture', reason: ready }, sentence, lang);
  const problem = fileProblem(ready) ?? (await wrongContent(ready, allowed).catch(() => undefined));
  if (!problem) return ready;
  const reason = sayProblem(problem);
  const way = OF_WORD.test(file.name) ? AS_PDF[lang] : isPicture(file) && !isWanted ? SENDING.tryPhotos[lang] : '';
  return sentenceOf(ready, { code: problem.code, reason: way ? `${reason}. ${way}` : reason }, sentence, lang);
}

async function asItIs(file: File, lang: Lang): Promise<File | string> {
  return (await pictureFault(file, lang).catch(() => undefined))?.sentence ?? file;
}

/** Photos with further ones behind them, each of which was made ready; or why not all could be taken. */
export async function withPhotos(
  photos: readonly File[],
  added: readonly File[],
  rules: Rules,
): Promise<{ photos: readonly File[]; faults: readonly string[] }> {
  const taken = [...photos];
  const faults = new Set<string>();
  for (const file of added) {
    if (isAmong(taken, file)) continue;
    const ready = taken.length < MAX_PHOTOS ? await readyFile(file, rules) : undefined;
    if (!ready) faults.add(PHOTOS_TOO_MANY[rules.lang]);
    else if (typeof ready === 'string') faults.add(ready);
    else if (bytesOf([...taken, ready]) > MAX_FILE_BYTES) faults.add(PHOTOS_TOO_LARGE[rules.lang]);
    else taken.push(ready);
  }
  return { photos: taken, faults: [...faults] };
}

/** Whether a photo is chosen already, as it is or made small. */
function isAmong(photos: readonly File[], { name, lastModified }: File): boolean {
  const isIt = (one?: File) => one?.name === name && one.lastModified === lastModified;
  return photos.some((photo) => isIt(photo) || isIt(otherVersion(photo)));
}
