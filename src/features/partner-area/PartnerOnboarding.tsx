import { Guard } from '#src/ui/guard/Guard.tsx';
import { Late } from '#src/ui/guard/Late.tsx';
import { useLate } from '#src/ui/guard/useLate.ts';
import type { OnboardingProps } from './partner-area-props.ts';

/** /partner/onboarding: what a new partner has to say once. */
export function PartnerOnboarding(props: OnboardingProps) {
  const late = useLate(() => import('./Onboarding.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <Late guard={props.guard} late={late}>
          {({ Onboarding }) => <Onboarding {...props} />}
        </Late>
      )}
    </Guard>
  );
}
