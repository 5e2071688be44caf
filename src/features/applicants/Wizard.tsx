import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import styles from './area.module.css';
import { AreaContext } from './area-context.ts';
import { Closed } from './Closed.tsx';
import { Complete } from './Complete.tsx';
import { Decision } from './Decision.tsx';
import { Loading } from './Loading.tsx';
import { Originals } from './Originals.tsx';
import { Step1 } from './Step1.tsx';
import { Step2 } from './Step2.tsx';
import { Step3 } from './Step3.tsx';
import { isClosed, screenFor } from './steps.ts';
import { Unreachable } from './Unreachable.tsx';
import { useApplication, type View } from './useApplication.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { Waiting } from './Waiting.tsx';
import { WizardContext, type WizardProps } from './wizard-context.ts';

/** The application from the first form to the post office, one screen at a time. */
export function Wizard(props: WizardProps) {
  return (
    <ErrorBoundary texts={props.errorScreen} supportHref={props.support} heading="h1">
      <Flow {...props} />
    </ErrorBoundary>
  );
}

function Flow(props: WizardProps) {
  const application = useApplication(props.lang);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view } = application;
  const closed = useClosed(props.closesOn);
  useFocusOnChange(heading, screenOf(view), view.kind !== 'undecided');
  // The page around the island offers the partner network's form only to those who can still apply.
  const name = closed && screenOf(view) === 'step1' ? 'closed' : view.kind;
  useEffect(() => {
    if (name !== 'undecided') document.documentElement.dataset.wizard = name;
  }, [name]);
  const value = { ...props, application, heading };
  return (
    <AreaContext value={value}>
      <WizardContext value={value}>
        <Body view={view} closed={closed} />
      </WizardContext>
    </AreaContext>
  );
}

/** The pre-rendered page cannot know today's date. */
function useClosed(closesOn: string): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(isClosed(closesOn, Date.now())), [closesOn]);
  return closed;
}

function Body({ view, closed }: { view: View; closed: boolean }) {
  const undecided = view.kind === 'undecided';
  // Both stay at their place in the tree, so that what is typed before the script runs is kept.
  return (
    <>
      {(undecided || view.kind === 'loading') && (
        <div className={undecided ? styles.bootLoading : undefined}>
          <Loading hasOtherHeading={undecided} />
        </div>
      )}
      {screenOf(view) === 'step1' && (
        <div className={undecided ? styles.bootForm : undefined}>{closed ? <Closed /> : <Step1 />}</div>
      )}
      {view.kind === 'later' && <Unreachable token={view.token} message={view.message} />}
      {view.kind === 'applicant' && <ApplicantScreen view={view} />}
    </>
  );
}

function ApplicantScreen({ view: { applicant, token } }: { view: Extract<View, { kind: 'applicant' }> }) {
  switch (screenFor(applicant.status, location.search)) {
    case 'step1':
      return null;
    case 'waiting':
      return <Waiting applicant={applicant} />;
    case 'step2':
      return <Step2 applicant={applicant} token={token} />;
    case 'step3':
      return <Step3 applicant={applicant} token={token} />;
    case 'originals':
      return <Originals applicant={applicant} token={token} />;
    case 'complete':
      return <Complete applicant={applicant} token={token} />;
    case 'rejected':
      return <Decision applicant={applicant} kind="rejected" />;
    case 'withdrawn':
      return <Decision applicant={applicant} kind="withdrawn" />;
  }
}

/** Names what stands on the page, to know when it changes. */
function screenOf(view: View): string {
  if (view.kind === 'applicant') return screenFor(view.applicant.status, location.search);
  return view.kind === 'undecided' || view.kind === 'start' ? 'step1' : view.kind;
}
