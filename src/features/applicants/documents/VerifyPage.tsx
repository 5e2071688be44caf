import { tokenPage } from '../token-page/token-page.tsx';

/** /verify: certificate and CV now, the passport after that. */
export const VerifyPage = tokenPage(async () => (await import('./Verify.tsx')).Verify);
