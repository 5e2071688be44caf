import { DANGERS, type FileSafety } from '#contract/documents/file-safety.ts';
import type { ViewerTexts } from './viewer-texts.ts';

interface Said {
  title: string;
  reasons: string[];
  text: string;
  /** Whether it may be downloaded, by whoever has read this. */
  download: boolean;
}

/** What is said of a document that is not drawn for safety. */
export function notDrawnSaid({ dangers, malware }: FileSafety, t: ViewerTexts['notDrawn']): Said {
  if (malware === 'infected') return { title: t.infected, reasons: [], text: t.infectedText, download: false };
  if (malware === 'held') return { title: t.held, reasons: [], text: t.heldText, download: false };
  if (dangers === null) return { title: t.notLooked, reasons: [], text: t.notLookedText, download: true };
  const reasons = DANGERS.filter((danger) => dangers.includes(danger)).map((danger) => t[danger]);
  return { title: t.title, reasons, text: t.text, download: true };
}
