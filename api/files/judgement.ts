import type { FileProblem } from '#contract/documents/file-problem.ts';
import type { Finding } from '#contract/documents/file-safety.ts';

/** Why a file is refused, or what was found in one that is taken. */
export type Judgement = { problem: FileProblem } | { found: Finding[] };
