import type { AdminContractsTexts } from './contracts.text.ts';

/** What each dialog that asks for a reason says; the sides will read the reason. */
export function reasonTexts({ detail: t, working }: AdminContractsTexts) {
  return { label: t.reason, missing: t.reasonMissing, cancel: t.keep, working };
}
