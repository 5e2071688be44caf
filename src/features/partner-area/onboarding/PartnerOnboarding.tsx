import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { OnboardingProps } from '../partner-area-props.ts';

/** /partner/onboarding: asks a new partner once for its profile. */
export function PartnerOnboarding(props: OnboardingProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./Onboarding.tsx')}>
      {({ Onboarding }, user) => <Onboarding {...props} accountId={user.id} />}
    </GuardedPage>
  );
}
