import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { PartnerProps } from './admin-partners-props.ts';

/** /admin/partners/{partnerId}: one partner, its invitation, and what was done about it. */
export function AdminPartner(props: PartnerProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./PartnerPage.tsx')}>
      {({ PartnerPage }) => <PartnerPage {...props} />}
    </GuardedPage>
  );
}
