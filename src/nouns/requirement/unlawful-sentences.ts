import type { WorkFault } from '#contract/employers/lawful-work.ts';
import { faultParams } from '#contract/employers/work-fault.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';

interface Texts {
  lowWage: string;
  longHours: string;
}

/** What of this work is not lawful, a line for each fault. Pure. */
export function unlawfulSentences(faults: readonly WorkFault[], t: Texts, lang: Lang): string[] {
  return faults.map((fault) =>
    fill(fault.code === 'wage_below_minimum' ? t.lowWage : t.longHours, faultParams(fault, lang)),
  );
}
