import type { Lang } from '#contract/languages.ts';

/** The printed forms, as the build draws them; the personal ones for somebody with an ordinary name. */
export type Paper = 'declaration' | 'filled' | 'coverSheet';

/** Bytes of each, put in by astro.config.mjs. Not there outside of a build. */
declare const __PAPER_BYTES__: Record<Paper, Record<Lang, number>> | undefined;

const KIBIBYTE = 1024;

/** 'PDF, 35 kB', and 'PDF, about 35 kB' where the name of its reader makes it a little larger or smaller. */
export function paperSize(paper: Paper, lang: Lang): string {
  if (typeof __PAPER_BYTES__ === 'undefined') return 'PDF';
  const size = `${Math.ceil(__PAPER_BYTES__[paper][lang] / KIBIBYTE)} kB`;
  return `PDF, ${paper === 'declaration' ? size : `${{ de: 'etwa', en: 'about' }[lang]} ${size}`}`;
}
