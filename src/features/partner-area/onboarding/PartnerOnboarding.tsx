import { guarded } from '#src/ui/guard/guarded.tsx';

/** /partner/onboarding: asks a new partner once for its profile. */
export const PartnerOnboarding = guarded(async () => (await import('./Onboarding.tsx')).Onboarding);
