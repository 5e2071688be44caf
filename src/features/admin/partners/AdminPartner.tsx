import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/partners/{partnerId}: one partner, its invitation, and what was done about it. */
export const AdminPartner = guarded(async () => (await import('./PartnerPage.tsx')).PartnerPage);
