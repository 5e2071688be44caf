import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { ApplicantResourcesContext } from '../shell/applicant-resources.ts';
import { Loading } from '../shell/Loading.tsx';
import { ShellContext } from '../shell/shell-context.ts';
import { Unreachable } from '../shell/Unreachable.tsx';
import { useApplication } from '../shell/useApplication.ts';
import { useFocusOnChange } from '../shell/useFocusOnChange.ts';
import type { View } from '../shell/view.ts';
import type { LoadedStart } from '../start/load-start-more.ts';
import { Step1 } from './Step1.tsx';
import { prepareStartMore } from './start-more.ts';
import styles from './wizard.module.css';
import { WizardContext, type WizardProps } from './wizard-context.ts';

const loadPage = async () => (await import('../wizard-steps/ApplicantScreen.tsx')).ApplicantScreen;

/** The whole application as one screen at a time. */
export function Wizard(props: WizardProps) {
  return (
    <ErrorBoundary texts={props.errorScreen} supportHref={props.support} heading="h1">
      <Flow {...props} />
    </ErrorBoundary>
  );
}

function Flow(props: WizardProps) {
  const { application, loaded } = useApplication(
    props.lang,
    loadPage,
    props.textsAddress,
    (notice) => notice && prepareStartMore(props),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { view } = application;
  const closed = useClosed(props);
  useFocusOnChange(heading, screenOf(view), view.kind !== 'undecided');
  // The page around the island shows the partner network's form only to those who can still apply.
  const name = closed && screenOf(view) === 'step1' ? 'closed' : view.kind;
  useEffect(() => {
    if (name !== 'undecided') document.documentElement.dataset.wizard = name;
  }, [name]);
  const search = typeof location === 'undefined' ? '' : location.search;
  const value = { ...props, application, heading, search, finished: undefined };
  return (
    <ShellContext value={value}>
      <WizardContext value={value}>
        <Body view={view} closed={closed} />
        {view.kind === 'applicant' && loaded && (
          <ApplicantResourcesContext value={loaded.resources}>
            <loaded.Page applicant={view.applicant} token={view.token} texts={loaded.texts} />
          </ApplicantResourcesContext>
        )}
      </WizardContext>
    </ShellContext>
  );
}

/** Asks for today's date: the pre-rendered page cannot know it, and the visitor's clock may be wrong. */
function useClosed(page: WizardProps): LoadedStart | undefined {
  const [closed, setClosed] = useState<LoadedStart>();
  useOnMount(() => {
    const look = async () => {
      const { hasClosed } = await import('../preregistration/closing-date.ts');
      if (await hasClosed(page.closesOn)) setClosed(await prepareStartMore(page));
    };
    if (page.closesOn) look().catch(() => {});
  });
  return closed;
}

function Body({ view, closed }: { view: View; closed: LoadedStart | undefined }) {
  const undecided = view.kind === 'undecided';
  // Both keep their place in React's tree, so that what is typed before the script runs is kept.
  return (
    <>
      {(undecided || view.kind === 'loading') && (
        <div className={undecided ? styles.bootLoading : undefined}>
          <Loading hasOtherHeading={undecided} />
        </div>
      )}
      {screenOf(view) === 'step1' && (
        <div className={undecided ? styles.bootForm : undefined}>
          {closed ? <closed.Closed texts={closed.texts} /> : <Step1 />}
        </div>
      )}
      {view.kind === 'unreachable' && <Unreachable token={view.token} message={view.message} />}
    </>
  );
}

/** A name for what the page shows, by which a change is noticed. */
function screenOf(view: View): string {
  if (view.kind === 'applicant') return view.applicant.status;
  return view.kind === 'undecided' || view.kind === 'start' ? 'step1' : view.kind;
}
