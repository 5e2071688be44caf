import { Guard } from '#src/ui/guard/Guard.tsx';
import { Late } from '#src/ui/guard/Late.tsx';
import { useLate } from '#src/ui/guard/useLate.ts';
import type { PartnerProps } from './admin-partners-props.ts';

/** /admin/partners/{partnerId}: one partner, its invitation, and what was done about it. */
export function AdminPartner(props: PartnerProps) {
  const late = useLate(() => import('./PartnerPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <Late guard={props.guard} late={late}>
          {({ PartnerPage }) => <PartnerPage {...props} />}
        </Late>
      )}
    </Guard>
  );
}
