import type { ApplicantPage } from '../application/load-applicant-page.ts';
import type { FaultTexts } from '../shell/shell.text.ts';
import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from './MissingToken.tsx';
import { TokenPage } from './TokenPage.tsx';

interface Props {
  page: TokenPageProps;
  /** The page's own title and sentences for faults. */
  texts?: { title: string; faults?: FaultTexts };
}

/**
 * A page beside the wizard, for people who came with their link.
 * @param loadPage what it shows of an application, as a script of its own
 */
export function tokenPage<Texts>(loadPage: () => Promise<ApplicantPage<Texts>>) {
  return ({ page, texts: { title, faults = page.faults } = { title: page.tokenPage.missingToken } }: Props) => (
    <TokenPage
      page={page}
      faults={faults}
      start={<MissingToken title={title} texts={page.tokenPage} />}
      loadPage={loadPage}
    />
  );
}
