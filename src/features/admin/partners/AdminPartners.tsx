import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/partners: every partner, the newest first. */
export const AdminPartners = guarded(async () => (await import('./PartnerList.tsx')).PartnerList);
