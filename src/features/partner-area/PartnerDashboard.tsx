import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';

/** /partner: a partner's code and link, and how far its students have come. */
export const PartnerDashboard = guardedWithTexts(async () => (await import('./PartnerArea.tsx')).PartnerArea);
