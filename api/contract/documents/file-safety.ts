/**
 * What a PDF can do besides being read; `xfa`: a form that brings scripts of its own. `unreadable`: a part of it, or
 * all, could not be judged, such as a page that cannot be found.
 */
export const DANGERS = ['javascript', 'xfa', 'embedded', 'media', 'unreadable'] as const;
export type Danger = (typeof DANGERS)[number];

/** What was found in a file, and where: on a page, from 1, or null for the file as a whole. */
export interface Finding {
  danger: Danger;
  page: number | null;
}

/** What the malware scanner says. `held`: it did not answer, and is asked again; `off`: none was set up. */
export const MALWARE = ['off', 'clean', 'held', 'infected'] as const;
export type Malware = (typeof MALWARE)[number];

export interface FileSafety {
  /** Null: not judged yet. */
  findings: Finding[] | null;
  malware: Malware;
}

/** Whether nobody may open a file: it holds malware, or the scanner has not answered yet. */
export function isClosed(malware: Malware): malware is 'held' | 'infected' {
  return malware === 'held' || malware === 'infected';
}

/** Whether a download is preceded by a warning; drawing a file is safe. */
export function needsCaution({ findings }: FileSafety): boolean {
  return findings?.length !== 0;
}
