import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { TokenPage } from '../token-page/TokenPage.tsx';
import type { StatusStart } from './status.text.ts';

/** /status: where the application stands, and what its owner can do about it. */
export function StatusPage({ page, texts }: { page: TokenPageProps; texts: StatusStart }) {
  return (
    <TokenPage
      page={page}
      faults={texts.faults}
      start={<MissingToken title={texts.title} texts={page.tokenPage} />}
      loadPage={async () => (await import('./Status.tsx')).Status}
    />
  );
}
