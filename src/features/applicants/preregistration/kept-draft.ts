import type { DeviceKey } from '#contract/browser-storage.ts';
import { isFresh } from '#src/lib/kept-entries.ts';
import { isHelping } from '../shell/tab-storage.ts';
import { keepPartner, partnerField } from '../wizard/partner.ts';

// As in wizard/draft.ts: shared with it, that would be a script of its own.
const KEY: DeviceKey = 's4f_draft';

/**
 * What this device keeps of step 1, which may be anything. A tab that knows no partner learns of it. On a new visit it may
 * be somebody else's (`isFromBefore`), whose consent counts for nobody.
 */
export function keptDraft(): Readonly<Record<string, unknown>> {
  try {
    const box = isHelping() ? sessionStorage : localStorage;
    const kept: Record<string, unknown> = JSON.parse(box.getItem(KEY) ?? '{}');
    if (!isFresh(kept)) box.removeItem(KEY);
    else {
      if (!partnerField(location.search).partner) keepPartner(`?partner=${kept.partner ?? ''}`);
      return isNewVisit() ? { ...kept, gdpr: undefined, isFromBefore: true } : kept;
    }
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  return {};
}

/** Whether the page was opened anew, not by a reload or a switch of the language. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
  return !isReload && !/\/join/.test(document.referrer);
}
