import { type ReactNode, useRef } from 'react';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import type { OpenPage } from '../application/load-applicant-page.ts';
import { OpenContext } from '../shell/applicant-texts.ts';
import { Loading } from '../shell/Loading.tsx';
import { prepareResendLink } from '../shell/ResendLink.tsx';
import type { FaultTexts } from '../shell/shell.text.ts';
import { AreaContext, type BesideProps } from '../shell/shell-context.ts';
import { Unreachable } from '../shell/Unreachable.tsx';
import { useApplication, type View } from '../shell/useApplication.ts';
import { useFocusOnChange } from '../shell/useFocusOnChange.ts';
import { Trouble } from './Trouble.tsx';

interface Props<Words> {
  area: BesideProps;
  /** Where the page says a fault in words of its own. */
  faults?: FaultTexts;
  /** For somebody who brings no token. */
  start: ReactNode;
  loadPage: () => Promise<OpenPage<Words>>;
}

/** A page beside the wizard: finds the application by its token, or says why it cannot. */
export function Area<Words>(props: Props<Words>) {
  const { area } = props;
  return (
    <ErrorBoundary texts={area.errorScreen} supportHref={area.support} heading="h1">
      <Found {...props} />
    </ErrorBoundary>
  );
}

function Found<Words>({ area, faults = area.faults, start, loadPage }: Props<Words>) {
  const { application, opened } = useApplication(area.lang, loadPage, area.wordsAddress, prepareResendLink);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view } = application;
  useFocusOnChange(heading, screenOf(view), screenOf(view) !== 'start');
  return (
    <AreaContext value={{ ...area, application, heading }}>
      {(view.kind === 'undecided' || view.kind === 'loading') && <Loading />}
      {view.kind === 'later' && <Unreachable token={view.token} message={view.message} />}
      {view.kind === 'start' &&
        (view.notice ? <Trouble notice={view.notice} faults={faults} around={area.around} /> : start)}
      {view.kind === 'applicant' && opened && (
        <OpenContext value={opened.texts}>
          <opened.Page applicant={view.applicant} token={view.token} words={opened.words} />
        </OpenContext>
      )}
    </AreaContext>
  );
}

/** Names what stands on the page, to know when it changes. */
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
