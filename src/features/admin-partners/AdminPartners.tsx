import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { PartnerListProps } from './admin-partners-props.ts';

/** /admin/partners: every partner, the newest first. */
export function AdminPartners(props: PartnerListProps) {
  const { lazy } = useLazyScript(() => import('./PartnerList.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ PartnerList }) => <PartnerList {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
