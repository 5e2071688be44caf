import type { Finished } from '#contract/finished-page.ts';
import type { ApplicantPage } from '../application/load-applicant-page.ts';
import { type FinishedPage, type LoadParts, load } from '../shell/finished-page.ts';
import { prepareResendLink } from '../shell/ResendLink.tsx';
import type { TokenPageProps } from '../shell/shell-context.ts';
import { MissingToken } from './MissingToken.tsx';
import { TokenPage } from './TokenPage.tsx';

interface Props<Texts> extends FinishedPage<Texts> {
  page: TokenPageProps;
  /** The page's own title. */
  texts?: { title: string };
}

/**
 * A page beside the wizard, for people who came with their link.
 * @param loadPage what it shows of an application, as a script of its own
 * @param loadParts fetches what it shows of this application only
 */
export function tokenPage<Texts>(loadPage: () => Promise<ApplicantPage<Texts>>, loadParts?: LoadParts<Texts>) {
  const Page = ({ texts, ...own }: Props<Texts>) => (
    <TokenPage
      {...own}
      start={(words) => <MissingToken title={texts?.title ?? words.missingToken} texts={words} />}
      {...{ loadPage, loadParts }}
    />
  );
  return Object.assign(Page, {
    load: ({ page }: Props<Texts>, finished: Finished) => load(page, finished, loadPage, prepareResendLink, loadParts),
  });
}
