import type { Finished } from '#contract/finished-page.ts';
import type { ApplicantPage } from '../application/load-applicant-page.ts';
import { type FinishedPage, type LoadParts, load } from '../shell/finished-page.ts';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { prepareResendLink, ResendLink } from '../shell/ResendLink.tsx';
import type { TokenPageTexts } from '../shell/shell.text.ts';
import type { TokenPageProps } from '../shell/shell-context.ts';
import { useShell } from '../shell/shell-context.ts';
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

/** For somebody who came without a link: where to find it, and how to get it again. */
function MissingToken({ title, texts: t }: { title: string; texts: TokenPageTexts }) {
  const { links, pictures } = useShell();
  return (
    <MessageScreen
      picture={{ src: pictures.lostSuitcase, width: 480, height: 360 }}
      title={title}
      lead={t.missingLead}
      below={<ResendLink />}
    >
      <a href={links.join}>{t.toJoin}</a>
    </MessageScreen>
  );
}
