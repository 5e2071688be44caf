import type { WizardScreen } from '#contract/status.ts';

/** Step 1 is for whoever has no application yet. */
export type Screen = 'step1' | WizardScreen;

export type StepState = 'done' | 'here' | 'checking' | 'next';

/** The three stops of the line above the screens; undefined where the way has ended early. */
export function stepStates(screen: Screen): readonly StepState[] | undefined {
  switch (screen) {
    case 'step1':
      return ['here', 'next', 'next'];
    case 'waiting':
      return ['checking', 'next', 'next'];
    case 'step2':
      return ['done', 'here', 'next'];
    case 'step3':
      return ['done', 'done', 'here'];
    case 'originals':
    case 'complete':
      return ['done', 'done', 'done'];
    case 'rejected':
    case 'withdrawn':
      return undefined;
  }
}

/** The sentences that this page has for a load that went wrong and brought none of its own. */
export type LoadFault =
  | 'token_expired'
  | 'token_incomplete'
  | 'applicant_not_found'
  | 'no_applicant'
  | 'load_failed'
  | 'fetch_failed';

/** The closing date is the last day on which people can apply, in the time zone of the operator. */
export function isClosed(closesOn: string, now: number): boolean {
  if (!closesOn) return false;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now) > closesOn;
}
