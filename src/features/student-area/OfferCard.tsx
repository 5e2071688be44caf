import { formatDate } from '#src/i18n/format.ts';
import { OfferNote } from '#src/ui/OfferNote.tsx';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

/** The offer that waits for the student's answer; its button opens it with a fresh link. */
export function OfferCard({ own: { act, open } }: { own: AccountApplicationHandle }) {
  const { guard, texts } = useStudentArea();
  return (
    <OfferNote lang={guard.lang} texts={texts.offer} formatDate={formatDate}>
      <button
        type="button"
        className="btn small"
        aria-busy={act.kind === 'busy' || undefined}
        onClick={() => act.kind === 'busy' || open('placement')}
      >
        {texts.offer.open}
      </button>
    </OfferNote>
  );
}
