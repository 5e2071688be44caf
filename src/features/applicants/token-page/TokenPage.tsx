import { type ReactNode, Suspense, useRef } from 'react';
import { PlainFormsContext } from '#src/ui/form/plain-form.ts';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { type Taken, useFirst, useTaken } from '#src/ui/island/finished.ts';
import type { ApplicantPage, TakenOver } from '../application/load-applicant-page.ts';
import { ApplicantResourcesContext } from '../shell/applicant-resources.ts';
import { type FinishedPage, knownOf, type LoadParts, load } from '../shell/finished-page.ts';
import { Loading } from '../shell/Loading.tsx';
import { plainFormsOf } from '../shell/plain-forms-of.ts';
import { prepareResendLink } from '../shell/ResendLink.tsx';
import type { TokenPageTexts } from '../shell/shell.text.ts';
import { ShellContext, type TokenPageProps } from '../shell/shell-context.ts';
import { Unreachable } from '../shell/Unreachable.tsx';
import { useApplication } from '../shell/useApplication.ts';
import { useFocusOnChange } from '../shell/useFocusOnChange.ts';
import type { View } from '../shell/view.ts';
import { Trouble } from './Trouble.tsx';

interface Props<Texts> extends FinishedPage<Texts> {
  page: TokenPageProps;
  /** Shown to somebody without a token. */
  start: (texts: TokenPageTexts) => ReactNode;
  loadPage: () => Promise<ApplicantPage<Texts>>;
  loadParts?: LoadParts<Texts>;
}

/** A page beside the wizard: finds the application by its token, or says why it cannot. */
export function TokenPage<Texts>(props: Props<Texts>) {
  const { page, loadPage, loadParts } = props;
  const taken = useTaken(props, (finished) => load(page, finished, loadPage, prepareResendLink, loadParts));
  return (
    <ErrorBoundary texts={page.errorScreen} supportHref={page.support} heading="h1">
      <Suspense>
        <Found {...props} taken={taken} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface FoundProps<Texts> extends Props<Texts> {
  taken: Taken<TakenOver<Texts>>;
}

function Found<Texts>({ page, start, loadPage, taken }: FoundProps<Texts>) {
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
            start(words.tokenPage)
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
