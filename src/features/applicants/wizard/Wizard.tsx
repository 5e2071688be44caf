import { Suspense, useEffect, useRef, useState } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import { PlainFormsContext } from '#src/ui/form/plain-form.ts';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { type Taken, useFirst, useTaken } from '#src/ui/island/finished.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { TakenOver } from '../application/load-applicant-page.ts';
import { ApplicantResourcesContext } from '../shell/applicant-resources.ts';
import { type FinishedPage, knownOf, load } from '../shell/finished-page.ts';
import { Loading } from '../shell/Loading.tsx';
import { plainFormsOf } from '../shell/plain-forms-of.ts';
import { ShellContext } from '../shell/shell-context.ts';
import { Unreachable } from '../shell/Unreachable.tsx';
import { useApplication } from '../shell/useApplication.ts';
import { useFocusOnChange } from '../shell/useFocusOnChange.ts';
import type { View } from '../shell/view.ts';
import type { LoadedStart } from '../start/load-start-more.ts';
import type { WizardTexts } from '../wizard-steps/wizard-steps.text.ts';
import { Step1 } from './Step1.tsx';
import { prepareStartMore } from './start-more.ts';
import { loadSending } from './useStep1Form.ts';
import styles from './wizard.module.css';
import { WizardContext, type WizardProps } from './wizard-context.ts';

const loadPage = async () => (await import('../wizard-steps/ApplicantScreen.tsx')).ApplicantScreen;

/** The whole application as one screen at a time. */
export function Wizard(props: WizardProps & FinishedPage<WizardTexts>) {
  const taken = useTaken(props, (finished) => Wizard.load(props, finished));
  return (
    <ErrorBoundary texts={props.errorScreen} supportHref={props.support} heading="h1">
      <Suspense>
        <Flow {...props} taken={taken} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A token that opens nothing leads to step 1, whose page asks by itself. Without one, step 1 was refused. */
Wizard.load = (props: WizardProps, finished: Finished) => load(props, finished, loadPage, loadSending);

function Flow({ taken, ...props }: WizardProps & { taken: Taken<TakenOver<WizardTexts>> }) {
  const first = useFirst(taken);
  const { application, loaded } = useApplication(
    props.lang,
    loadPage,
    props.textsAddress,
    (notice) => notice && prepareStartMore(props),
    first,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { view } = application;
  const closed = useClosed(first ? '' : props.closesOn, props);
  useFocusOnChange(heading, screenOf(view), view.kind !== 'undecided');
  // The page around the island shows the partner network's form only to those who can still apply.
  const name = closed && screenOf(view) === 'step1' ? 'closed' : view.kind;
  useEffect(() => {
    if (name !== 'undecided') document.documentElement.dataset.wizard = name;
  }, [name]);
  const value = { ...props, application, heading, ...knownOf(first, view) };
  return (
    <ShellContext value={value}>
      <WizardContext value={value}>
        <PlainFormsContext value={plainFormsOf(props, view.kind === 'undecided' ? {} : value.finished)}>
          <Body view={view} closed={closed} />
          {view.kind === 'applicant' && loaded && (
            <ApplicantResourcesContext value={loaded.resources}>
              <loaded.Page applicant={view.applicant} token={view.token} texts={loaded.texts} />
            </ApplicantResourcesContext>
          )}
        </PlainFormsContext>
      </WizardContext>
    </ShellContext>
  );
}

/** Asks for today's date: the pre-rendered page cannot know it, and the visitor's clock may be wrong. */
function useClosed(closesOn: string, page: WizardProps): LoadedStart | undefined {
  const [closed, setClosed] = useState<LoadedStart>();
  useOnMount(() => {
    const look = async () => {
      const { hasClosed } = await import('../preregistration/closing-date.ts');
      if (await hasClosed(closesOn)) setClosed(await prepareStartMore(page));
    };
    if (closesOn) look().catch(() => {});
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
