import { tokenPage } from '../token-page/token-page.tsx';

/** /status: where the application stands, and what its owner can do about it. */
export const StatusPage = tokenPage(
  async () => (await import('./Status.tsx')).Status,
  async (applicant) => (await import('./parts.ts')).loadParts(applicant),
);
