import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { TokenPage } from '../token-page/TokenPage.tsx';

/** /contract: the employment contract of somebody who has taken a place. */
export function ContractPage({ page, texts }: { page: TokenPageProps; texts: { title: string } }) {
  return (
    <TokenPage
      page={page}
      start={<MissingToken title={texts.title} texts={page.tokenPage} />}
      loadPage={async () => (await import('./OwnContracts.tsx')).OwnContracts}
    />
  );
}
