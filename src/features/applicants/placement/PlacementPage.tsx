import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { TokenPage } from '../token-page/TokenPage.tsx';

/** /placement: what we need to find an employer, and the consent to be shown to them. */
export function PlacementPage({ page, texts }: { page: TokenPageProps; texts: { title: string } }) {
  return (
    <TokenPage
      page={page}
      start={<MissingToken title={texts.title} texts={page.tokenPage} />}
      loadPage={async () => (await import('./Placement.tsx')).Placement}
    />
  );
}
