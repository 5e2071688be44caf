import type { PlacementReply } from '#contract/placements/placement.ts';
import { PLACEMENT_FIELDS, type PlacementProfile, reversedDays } from '#contract/placements/placement-profile.ts';
import { readProfile } from '#contract/placements/read-profile.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { textOf } from '#src/ui/form/text-of.ts';

export type PlacementData = PlacementReply;

/** Undefined for an answer that is not our server's. */
export function readPlacement(reply: Unchecked<PlacementData>): PlacementData | undefined {
  const { profile, version, pool, consents, stakes } = reply as Partial<PlacementData>;
  const isOurs = typeof version === 'number' && typeof profile === 'object' && typeof pool === 'object';
  return isOurs && Array.isArray(consents) && Array.isArray(stakes) ? (reply as PlacementData) : undefined;
}

export function profileIn(entries: Entries): PlacementProfile {
  return readProfile((name) => textOf(entries, name));
}

/** What the form can say by itself; the server says the rest. Gaps are none: they may be filled later. Pure. */
export function problemsIn(entries: Entries): Problem[] {
  const profile = profileIn(entries);
  const isUnread = profile.days_worked === null && textOf(entries, 'days_worked').trim() !== '';
  const reversed = reversedDays(profile);
  return PLACEMENT_FIELDS.flatMap((path): Problem[] => {
    if (path === 'days_worked' && isUnread) return [{ path, code: 'days_worked_invalid' }];
    return reversed.indexOf(path) >= 0 ? [{ path, code: 'end_before_start' }] : [];
  });
}
