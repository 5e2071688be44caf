import { STATUS, type Stage, type Status, type WizardScreen } from '#contract/model/status.ts';

/** The wizard's screen for a status. `debug=next` opens step 2 before step 1 is approved. */
export function screenFor(status: Status, search = ''): WizardScreen {
  const { screen } = STATUS[status];
  const isNextWanted = screen === 'waiting' && new URLSearchParams(search).get('debug') === 'next';
  return isNextWanted ? 'step2' : screen;
}

/** What the pages /verify and /upload show: their form, what became of the documents, or that nothing can be sent. */
export function documentsScreen(status: Status): 'form' | 'received' | 'ended' {
  return DOCUMENTS_SCREENS[STATUS[status].stage];
}

/** What the page /enrolment shows. */
export function enrolmentScreen(status: Status): 'form' | 'received' | 'complete' | 'tooEarly' | 'ended' {
  return ENROLMENT_SCREENS[STATUS[status].stage];
}

const DOCUMENTS_SCREENS = {
  registered: 'form',
  documents: 'received',
  declaration: 'received',
  complete: 'received',
  ended: 'ended',
} as const satisfies Record<Stage, string>;

const ENROLMENT_SCREENS = {
  registered: 'tooEarly',
  documents: 'form',
  declaration: 'received',
  complete: 'complete',
  ended: 'ended',
} as const satisfies Record<Stage, string>;
