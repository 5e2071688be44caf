import type { Lang } from '#contract/languages.ts';

/** The printed forms, as the build draws them; the personal ones with a name of ordinary length. */
export type Paper = 'declaration' | 'filled' | 'coverSheet';

/** Bytes of each form, put in by astro.config.mjs; undefined outside of a build. */
declare const __PAPER_BYTES__: Record<Paper, Record<Lang, number>> | undefined;

const KIBIBYTE = 1024;

/** 'PDF, 35 kB', or 'PDF, about 35 kB' for a form whose size depends on the name in it. */
export function paperSize(paper: Paper, lang: Lang): string {
  if (typeof __PAPER_BYTES__ === 'undefined') return 'PDF';
  const size = `${Math.ceil(__PAPER_BYTES__[paper][lang] / KIBIBYTE)}\u00a0kB`;
  return `PDF, ${paper === 'declaration' ? size : `${{ de: 'etwa', en: 'about' }[lang]} ${size}`}`;
}
