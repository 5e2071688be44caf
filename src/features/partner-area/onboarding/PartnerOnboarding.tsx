import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { OnboardingProps } from '../partner-area-props.ts';

/** /partner/onboarding: asks a new partner once for its profile. */
export function PartnerOnboarding(props: OnboardingProps) {
  const { lazy } = useLazyScript(() => import('./Onboarding.tsx'));
  return (
    <Guard guard={props.guard}>
      {({ id }) => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ Onboarding }) => <Onboarding {...props} accountId={id} />}
        </LazyPart>
      )}
    </Guard>
  );
}
