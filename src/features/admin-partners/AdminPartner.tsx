import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { PartnerProps } from './admin-partners-props.ts';

/** /admin/partners/{partnerId}: one partner, its invitation, and what was done about it. */
export function AdminPartner(props: PartnerProps) {
  const { lazy } = useLazyScript(() => import('./PartnerPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ PartnerPage }) => <PartnerPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
