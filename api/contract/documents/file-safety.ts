/**
 * What a PDF can do besides being read, or that it could not be looked into: `encrypted` opens without a password, but
 * hides what else it holds; `unreadable`: a part of it is packed in a way that nobody needs.
 */
export const DANGERS = ['javascript', 'launch', 'embedded', 'media', 'encrypted', 'unreadable'] as const;
export type Danger = (typeof DANGERS)[number];

/** What the malware scanner says. `held`: it did not answer, and is asked again; `off`: none was set up. */
export const MALWARE = ['off', 'clean', 'held', 'infected'] as const;
export type Malware = (typeof MALWARE)[number];

export interface FileSafety {
  /** Null: received before PDFs were examined, and not examined yet. */
  dangers: Danger[] | null;
  malware: Malware;
}

/** Whether nobody may open a file: it holds malware, or the scanner has not answered yet. */
export function isClosed(malware: Malware): malware is 'held' | 'infected' {
  return malware === 'held' || malware === 'infected';
}

/** Whether a file may be drawn on the desk. */
export function isDrawable({ dangers, malware }: FileSafety): boolean {
  return dangers?.length === 0 && !isClosed(malware);
}
