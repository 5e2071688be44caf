import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { TokenPage } from '../token-page/TokenPage.tsx';

/** /verify: certificate and CV now, the passport after that. */
export function VerifyPage({ page }: { page: TokenPageProps }) {
  return (
    <TokenPage
      page={page}
      start={<MissingToken title={page.tokenPage.missingToken} texts={page.tokenPage} />}
      loadPage={async () => (await import('./Verify.tsx')).Verify}
    />
  );
}
