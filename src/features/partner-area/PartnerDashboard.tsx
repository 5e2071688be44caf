import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import { loadPartnerArea } from './load-partner-area.ts';
import type { PartnerPageProps } from './partner-area-props.ts';

/** /partner: a partner's code and link, and how far its students have come. */
export function PartnerDashboard({ textsAddress, ...props }: PartnerPageProps) {
  const { lazy } = useLazyScript(() => loadPartnerArea(textsAddress, props.guard.lang));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ PartnerArea, texts }) => <PartnerArea {...props} texts={texts} />}
        </LazyPart>
      )}
    </Guard>
  );
}
