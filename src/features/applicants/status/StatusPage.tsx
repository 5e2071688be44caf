import { tokenPage } from '../token-page/token-page.tsx';

/** /status: where the application stands, and what its owner can do about it. */
export const StatusPage = tokenPage(
  async () => (await import('./Status.tsx')).Status,
  // In the browser each of them comes when it is used.
  import.meta.env.SSR
    ? async (own, { more }) => (await import('./load-parts.ts')).loadParts({ ...own, more })
    : undefined,
);
