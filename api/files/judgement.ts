import type { FileProblem } from '#contract/documents/file-problem.ts';
import type { Finding } from '#contract/documents/file-safety.ts';

/** What stands in a PDF: on each page its words without blanks, and how much is no text: pictures, notes and lines. */
export interface PdfContent {
  title: string;
  pages: { words: string; drawn: number }[];
}

/** Why a file is refused, or what was found in one that is taken. */
export type Judgement = { problem: FileProblem } | { found: Finding[] };
