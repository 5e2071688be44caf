import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { TokenPage } from '../token-page/TokenPage.tsx';
import type { StatusStart } from './status.text.ts';

/** /status: where the application stands, and what its owner can do about it. */
export function StatusPage({ page, words }: { page: TokenPageProps; words: StatusStart }) {
  return (
    <TokenPage
      page={page}
      faults={words.faults}
      start={<MissingToken title={words.title} texts={page.tokenPage} />}
      loadPage={async () => (await import('./Status.tsx')).Status}
    />
  );
}
