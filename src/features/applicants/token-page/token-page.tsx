import { type ReactNode, Suspense, useRef } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import { PlainFormsContext } from '#src/ui/form/plain-form.ts';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { type Taken, useFirst, useTaken } from '#src/ui/island/finished.ts';
import type { ApplicantPage, TakenOver } from '../application/load-applicant-page.ts';
import { ApplicantResourcesContext } from '../shell/applicant-resources.ts';
import { type FinishedPage, knownOf, type LoadParts, load } from '../shell/finished-page.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { plainFormsOf } from '../shell/plain-forms-of.ts';
import { prepareResendLink, ResendLink } from '../shell/ResendLink.tsx';
import type { TokenPageTexts } from '../shell/shell.text.ts';
import { ShellContext, type TokenPageProps, useShell } from '../shell/shell-context.ts';
import { Unreachable } from '../shell/Unreachable.tsx';
import { useApplication } from '../shell/useApplication.ts';
import { useFocusOnChange } from '../shell/useFocusOnChange.ts';
import type { View } from '../shell/view.ts';
import { Trouble } from './Trouble.tsx';

interface Props<Texts, Start> extends FinishedPage<Texts> {
  page: TokenPageProps;
  /** What the page says by itself to somebody without a token. */
  texts?: Start;
}

/**
 * A page beside the wizard: finds the application by its token, or says why it cannot.
 * @param loadPage what it shows of an application, as a script of its own
 * @param loadParts fetches what it shows of this application only
 * @param start what it shows to somebody without a token
 */
export function tokenPage<Texts, Start extends { title: string } = { title: string }>(
  loadPage: () => Promise<ApplicantPage<Texts>>,
  loadParts?: LoadParts<Texts>,
  start: FoundProps<Texts, Start>['start'] = (words, own) => <MissingToken title={own?.title} texts={words} />,
) {
  const take = ({ page }: Props<Texts, Start>, finished: Finished) =>
    load(page, finished, loadPage, prepareResendLink, loadParts);
  const Page = (props: Props<Texts, Start>) => {
    const { page } = props;
    const taken = useTaken(props, (finished) => take(props, finished));
    return (
      <ErrorBoundary texts={page.errorScreen} supportHref={page.support} heading="h1">
        <Suspense>
          <Found {...props} {...{ loadPage, start, taken }} />
        </Suspense>
      </ErrorBoundary>
    );
  };
  return Object.assign(Page, { load: take });
}

interface FoundProps<Texts, Start> extends Props<Texts, Start> {
  loadPage: () => Promise<ApplicantPage<Texts>>;
  start: (words: TokenPageTexts, texts: Start | undefined) => ReactNode;
  taken: Taken<TakenOver<Texts>>;
}

function Found<Texts, Start>({ page, texts, start, loadPage, taken }: FoundProps<Texts, Start>) {
  const first = useFirst(taken);
  const { words = first?.loaded.words } = page;
  if (!words) throw new Error('a page without what it says');
  const { application, loaded } = useApplication(
    page.lang,
    loadPage,
    page.textsAddress,
    () => prepareResendLink(page),
    first,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { view } = application;
  useFocusOnChange(heading, screenOf(view), screenOf(view) !== 'start');
  const known = knownOf(first, view);
  return (
    <ShellContext value={{ ...page, ...words, application, heading, ...known }}>
      <PlainFormsContext value={plainFormsOf({ ...page, ...words }, known.finished)}>
        {(view.kind === 'undecided' || view.kind === 'loading') && <Loading />}
        {view.kind === 'unreachable' && <Unreachable token={view.token} message={view.message} />}
        {view.kind === 'start' &&
          (view.notice ? (
            <Trouble notice={view.notice} faults={words.faults} texts={words.tokenPage} />
          ) : (
            start(words.tokenPage, texts)
          ))}
        {view.kind === 'applicant' && loaded && (
          <ApplicantResourcesContext value={loaded.resources}>
            <loaded.Page applicant={view.applicant} token={view.token} texts={loaded.texts} />
          </ApplicantResourcesContext>
        )}
      </PlainFormsContext>
    </ShellContext>
  );
}

/** A name for what the page shows, by which a change is noticed. */
function screenOf(view: View): string {
  switch (view.kind) {
    case 'undecided':
      return 'loading';
    case 'applicant':
      return view.applicant.status;
    case 'start':
      return view.notice ? 'trouble' : 'start';
    default:
      return view.kind;
  }
}

/** For somebody who came without a link: where to find it, and how to get it again. */
function MissingToken({ title, texts: t }: { title: string | undefined; texts: TokenPageTexts }) {
  const { links, pictures } = useShell();
  return (
    <MessageScreen
      picture={pictures.lostSuitcase}
      title={title ?? t.missingToken}
      lead={t.missingLead}
      below={<ResendLink />}
    >
      <a href={links.join}>{t.toJoin}</a>
    </MessageScreen>
  );
}
