import { isFresh } from '#src/lib/kept-entries.ts';
import { DRAFT_KEY, type Draft, draftBox, draftIn } from '../wizard/draft.ts';
import { keepPartner, partnerField } from '../wizard/partner.ts';

/** What this device keeps of step 1. A tab that knows no partner learns of it. */
export function keptDraft(): Draft {
  try {
    const kept: Record<string, unknown> = JSON.parse(draftBox().getItem(DRAFT_KEY) ?? '{}');
    if (isFresh(kept)) return take(kept);
    draftBox().removeItem(DRAFT_KEY);
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  return {};
}

function take(kept: Readonly<Record<string, unknown>>): Draft {
  if (!partnerField(location.search).partner) keepPartner(`?partner=${kept.partner ?? ''}`);
  return draftIn(kept);
}
