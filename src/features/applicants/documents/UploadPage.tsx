import type { Finished } from '#contract/finished-page.ts';
import { type FinishedPage, load } from '../shell/finished-page.ts';
import { prepareResendLink } from '../shell/ResendLink.tsx';
import type { TokenPageProps } from '../shell/shell-context.ts';
import { TokenPage } from '../token-page/TokenPage.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import type { UploadStart, UploadTexts } from './upload.text.ts';

interface Props extends FinishedPage<UploadTexts> {
  page: TokenPageProps;
  texts: UploadStart;
}

const loadPage = async () => (await import('./Upload.tsx')).Upload;

/** /upload: the three documents of step 2 in one go. */
export function UploadPage({ texts, ...own }: Props) {
  return <TokenPage {...own} start={(words) => <InvalidLink texts={texts} tokenPage={words} />} loadPage={loadPage} />;
}

UploadPage.load = ({ page }: Props, finished: Finished) => load(page, finished, loadPage, prepareResendLink);
