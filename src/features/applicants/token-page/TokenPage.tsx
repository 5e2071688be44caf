import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { ApplicantPage } from '../application/load-applicant-page.ts';
import type { TakenOver } from '../application/take-over.ts';
import { ApplicantResourcesContext } from '../shell/applicant-resources.ts';
import { Loading } from '../shell/Loading.tsx';
import { prepareResendLink } from '../shell/ResendLink.tsx';
import type { FaultTexts } from '../shell/shell.text.ts';
import { ShellContext, type TokenPageProps } from '../shell/shell-context.ts';
import { Unreachable } from '../shell/Unreachable.tsx';
import { useApplication } from '../shell/useApplication.ts';
import { useFocusOnChange } from '../shell/useFocusOnChange.ts';
import type { View } from '../shell/view.ts';
import { Trouble } from './Trouble.tsx';

export interface FinishedProps<Texts> {
  /** `Finished` as JSON: the server adds it to the island of the built page. */
  finished?: string;
  /** What the server draws the page from. */
  drawn?: TakenOver<Texts>;
}

interface Props<Texts> extends FinishedProps<Texts> {
  page: TokenPageProps;
  /** This page's own sentences for faults. */
  faults?: FaultTexts;
  /** Shown to somebody without a token. */
  start: ReactNode;
  loadPage: () => Promise<ApplicantPage<Texts>>;
}

/** A page beside the wizard: finds the application by its token, or says why it cannot. */
export function TokenPage<Texts>(props: Props<Texts>) {
  const { page, finished, drawn, loadPage } = props;
  const [taken] = useState(
    () => finished && load(page, loadPage, JSON.parse(finished) as Finished).catch(stayAsItIs<TakenOver<Texts>>),
  );
  return (
    <ErrorBoundary texts={page.errorScreen} supportHref={page.support} heading="h1">
      {/* Until all is there, the HTML of the server stays. */}
      <Suspense>
        <Found {...props} taken={taken || drawn} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Loads a page that the server finishes: there to draw it, in the browser to take it over as it stands. */
export async function load<Texts>(
  page: TokenPageProps,
  loadPage: () => Promise<ApplicantPage<Texts>>,
  finished: Finished,
): Promise<TakenOver<Texts>> {
  const { takeOver } = await import('../application/take-over.ts');
  return takeOver(page, loadPage, () => prepareResendLink(page), finished);
}

/** Without its scripts, a finished page can still be read. */
function stayAsItIs<Never>(): Promise<Never> {
  tellTakenOver();
  return new Promise(() => {});
}

/** For what waits until the page is in React's hands: src/ui/client-deferred.ts. */
function tellTakenOver(): void {
  document.dispatchEvent(new Event('taken-over'));
}

interface FoundProps<Texts> extends Props<Texts> {
  taken: TakenOver<Texts> | Promise<TakenOver<Texts>> | undefined;
}

function Found<Texts>({ page, faults = page.faults, start, loadPage, taken }: FoundProps<Texts>) {
  const first = taken instanceof Promise ? use(taken) : taken;
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
  useOnMount(tellTakenOver);
  const finished = view === first?.view ? first.finished : undefined;
  const search = first?.finished.search ?? (typeof location === 'undefined' ? '' : location.search);
  return (
    <ShellContext value={{ ...page, application, heading, finished, search }}>
      {(view.kind === 'undecided' || view.kind === 'loading') && <Loading />}
      {view.kind === 'unreachable' && <Unreachable token={view.token} message={view.message} />}
      {view.kind === 'start' &&
        (view.notice ? <Trouble notice={view.notice} faults={faults} texts={page.tokenPage} /> : start)}
      {view.kind === 'applicant' && loaded && (
        <ApplicantResourcesContext value={loaded.resources}>
          <loaded.Page applicant={view.applicant} token={view.token} texts={loaded.texts} />
        </ApplicantResourcesContext>
      )}
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
