import { FILE_TYPES, type FileType } from '#contract/documents/file.ts';
import { MAX_FILE_NAME_CHARACTERS } from '#contract/limits.ts';

// Also before the number of a copy: 'scan.pdf (1)'.
const ENDING = /\.(?:pdf|jpe?g|jpe|jfif|jif|pjpe?g|pjp|png|hei[cf])(?=(?: ?\(\d{1,4}\))?$)/i;

/** 'photo.jpg' that is a PNG becomes 'photo.png', and 'scan.pdf (1)' 'scan (1).pdf': programs go by the ending. */
export function nameOfType(type: FileType, name: string): string {
  const bare = name.slice(-MAX_FILE_NAME_CHARACTERS).replace(/[. ]+$/, '');
  const { extensions } = FILE_TYPES[type];
  const stem = bare.replace(ENDING, '') || 'document';
  const isRight = extensions.some((extension) => bare.toLowerCase() === `${stem}.${extension}`.toLowerCase());
  return isRight ? bare : `${stem}.${extensions[0]}`.slice(-MAX_FILE_NAME_CHARACTERS);
}
