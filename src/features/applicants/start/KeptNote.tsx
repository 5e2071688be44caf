import { readKept } from '#src/lib/kept-entries.ts';
import { dropUploads } from '#src/ui/chosen-file/uploads.ts';
import { Note } from '#src/ui/Note.tsx';
import { startOver } from '../handover/handover.ts';
import { keptDraft } from '../preregistration/kept-draft.ts';
import { FILE_NAME } from '../wizard/step1-names.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { StartTexts } from './start.text.ts';

/** Says that step 1 was filled in here before, maybe by somebody else, and takes it away. */
export function KeptNote({ texts: t }: { texts: StartTexts['kept'] }) {
  const { links, search } = useWizard();
  const wipe = () => {
    dropUploads();
    startOver(links.join + search);
  };
  return (
    <Note tone="info" title={t.title}>
      <p>{t.text}</p>
      <p>
        <button type="button" className="btn line small" onClick={wipe}>
          {t.wipe}
        </button>
      </p>
    </Note>
  );
}

/** Whether step 1 has come back in a new visit: after a reload or a switch of the language nobody wonders. */
export function hasComeBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
  if (isReload || /\/join/.test(document.referrer)) return false;
  return Object.keys(keptDraft()).length > 0 || readKept(`step1-${FILE_NAME}`) !== undefined;
}
