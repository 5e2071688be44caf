import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { PartnerListProps } from './admin-partners-props.ts';

/** /admin/partners: every partner, the newest first. */
export function AdminPartners(props: PartnerListProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./PartnerList.tsx')}>
      {({ PartnerList }) => <PartnerList {...props} />}
    </GuardedPage>
  );
}
