import { Guard } from '#src/ui/guard/Guard.tsx';
import { Late } from '#src/ui/guard/Late.tsx';
import { useLate } from '#src/ui/guard/useLate.ts';
import type { PartnerListProps } from './admin-partners-props.ts';

/** /admin/partners: every partner, the newest first. */
export function AdminPartners(props: PartnerListProps) {
  const late = useLate(() => import('./PartnerList.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <Late guard={props.guard} late={late}>
          {({ PartnerList }) => <PartnerList {...props} />}
        </Late>
      )}
    </Guard>
  );
}
