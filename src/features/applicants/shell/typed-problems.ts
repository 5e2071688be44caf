import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { textsOf } from '#src/ui/form/text-of.ts';
import type { RuleName } from '../forms/rules.ts';

export type Typed = Readonly<Record<string, string>>;

/**
 * The faults that the contract's rules find in typed fields. The rules are a separate script, fetched when somebody
 * starts to fill in a form. Where it does not load, only the server checks.
 */
export async function typedProblems(rule: RuleName, entries: Entries, names: readonly string[]): Promise<Problem[]> {
  const problemsOf = await loadRules();
  return problemsOf?.(rule, textsOf(entries, names)) ?? [];
}

export async function loadRules() {
  try {
    const { problemsOf } = await import('../forms/rules.ts');
    return problemsOf;
  } catch {
    return undefined;
  }
}
