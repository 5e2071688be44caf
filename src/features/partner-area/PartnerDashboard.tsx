import { Guard } from '#src/ui/guard/Guard.tsx';
import { Late } from '#src/ui/guard/Late.tsx';
import { useLate } from '#src/ui/guard/useLate.ts';
import { openPartnerArea } from './opening.ts';
import type { PartnerPageProps } from './partner-area-props.ts';

/** /partner: the code and the link of a partner, and how far its students have come. */
export function PartnerDashboard({ wordsAddress, ...props }: PartnerPageProps) {
  const late = useLate(() => openPartnerArea(wordsAddress, props.guard.lang));
  return (
    <Guard guard={props.guard}>
      {() => (
        <Late guard={props.guard} late={late}>
          {({ PartnerArea, words }) => <PartnerArea {...props} words={words} />}
        </Late>
      )}
    </Guard>
  );
}
