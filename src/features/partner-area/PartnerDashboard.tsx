import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import { loadPartnerArea } from './load-partner-area.ts';
import type { PartnerPageProps } from './partner-area-props.ts';

/** /partner: a partner's code and link, and how far its students have come. */
export function PartnerDashboard({ textsAddress, ...props }: PartnerPageProps) {
  return (
    <GuardedPage guard={props.guard} load={() => loadPartnerArea(textsAddress, props.guard.lang)}>
      {({ PartnerArea, texts }) => <PartnerArea {...props} texts={texts} />}
    </GuardedPage>
  );
}
