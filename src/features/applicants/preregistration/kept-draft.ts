import type { DeviceKey } from '#contract/browser-storage.ts';
import type { FileFieldOf } from '#contract/calls.ts';
import { isFresh, readKept } from '#src/lib/kept-entries.ts';
import { device, tab } from '#src/lib/storage.ts';
import { isHelping } from '../shell/tab-storage.ts';
import { keepPartner, partnerField } from '../wizard/partner.ts';

// As in wizard/draft.ts and step1-names.ts: shared with them, that would be a script of its own.
const KEY: DeviceKey = 's4f_draft';
const FILE: FileFieldOf<'POST /api/functions/submit-preregistration'> = 'hub4africa_file';

/**
 * What this device keeps of step 1, which may be anything. A tab that knows no partner learns of it. On a new visit it may
 * be another person's (`isFromBefore`), whose consent must not count for this one.
 */
export function keptDraft(): Readonly<Record<string, unknown>> {
  try {
    const box = isHelping() ? tab : device;
    const stored: Record<string, unknown> = JSON.parse(box.read(KEY) ?? '{}');
    const kept = isFresh(stored) ? stored : {};
    if (kept !== stored) box.write(KEY);
    if (kept.partner && !partnerField(location.search).partner) keepPartner(`?partner=${kept.partner}`);
    if (!isNewVisit()) return kept;
    // A file may be all that is kept.
    const hasFile = !isHelping() && readKept(`step1-${FILE}`) !== undefined;
    return { ...kept, gdpr: undefined, isFromBefore: true, hasFile };
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
