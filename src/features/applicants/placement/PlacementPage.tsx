import { tokenPage } from '../token-page/token-page.tsx';

/** /placement: what we need to find an employer, and the consent to be shown to them. */
export const PlacementPage = tokenPage(async () => (await import('./Placement.tsx')).Placement);
