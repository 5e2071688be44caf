import { dropUploads } from '#src/ui/chosen-file/uploads.ts';
import { Note } from '#src/ui/Note.tsx';
import { startOver } from '../handover/handover.ts';
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
