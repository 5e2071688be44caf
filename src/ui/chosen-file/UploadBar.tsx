import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { megabytes, percentOf } from './byte-size.ts';
import type { UploadTexts } from './upload-texts.ts';

export function Bar({ name, loaded, size, texts }: { name: string; loaded: number; size: number; texts: UploadTexts }) {
  const percent = percentOf(loaded, size);
  return (
    <progress value={percent} max={100} aria-label={fill(texts.uploading, { name })}>
      {percent} %
    </progress>
  );
}

/** '42 % · 1,3 von 3,1 MB' */
export function amountOf(loaded: number, size: number, lang: Lang, texts: UploadTexts): string {
  return fill(texts.uploaded, {
    percent: percentOf(loaded, size),
    loaded: megabytes(loaded, lang),
    size: megabytes(size, lang),
  });
}

export function restOf(seconds: number | undefined, texts: UploadTexts): string | undefined {
  if (seconds === undefined) return undefined;
  // In steps of ten, since a number that changes every moment is hard to read.
  if (seconds < 90) return fill(texts.seconds, { count: Math.max(10, Math.ceil(seconds / 10) * 10) });
  return fill(texts.minutes, { count: Math.ceil(seconds / 60) });
}
