import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { TokenPage } from '../token-page/TokenPage.tsx';

/** /enrolment: the signed declaration, once the documents are there. */
export function EnrolmentPage({ page }: { page: TokenPageProps }) {
  return (
    <TokenPage
      page={page}
      start={<MissingToken title={page.tokenPage.missingToken} texts={page.tokenPage} />}
      loadPage={async () => (await import('./Enrolment.tsx')).Enrolment}
    />
  );
}
