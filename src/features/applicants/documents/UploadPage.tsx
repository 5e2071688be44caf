import { useEffect } from 'react';
import { pageWith } from '../addressing/links.ts';
import type { TokenPageProps } from '../shell/shell-context.ts';
import { readTabStorage } from '../shell/tab-storage.ts';
import { findToken, TOKEN_KEY } from '../shell/token.ts';
import { InvalidLink } from '../token-page/InvalidLink.tsx';
import { TokenPage } from '../token-page/TokenPage.tsx';
import type { UploadStart } from './upload.text.ts';
import { uploadStep } from './upload-answer.ts';

/** /upload: the three documents of step 2 in one go. */
export function UploadPage({ page, texts }: { page: TokenPageProps; texts: UploadStart }) {
  useEffect(() => {
    // Old links have step=3, which means the declaration and leads to its own page.
    const token = findToken(location.search, readTabStorage(TOKEN_KEY));
    if (token && uploadStep(location.search) === 3) location.replace(pageWith(page.links.enrolment, token));
  }, [page.links.enrolment]);
  return (
    <TokenPage
      page={page}
      start={<InvalidLink texts={texts} tokenPage={page.tokenPage} />}
      loadPage={async () => (await import('./Upload.tsx')).Upload}
    />
  );
}
