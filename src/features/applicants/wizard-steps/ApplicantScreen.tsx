import { nextAct } from '#contract/next-act.ts';
import type { Applicant } from '../application/applicant.ts';
import { factsOf } from '../application/next.ts';
import { screenFor } from '../application/projection.ts';
import type { WizardTexts } from '../wizard/wizard.text.ts';
import { Complete } from './Complete.tsx';
import { Decision } from './Decision.tsx';
import { Originals } from './Originals.tsx';
import { Step2 } from './Step2.tsx';
import { Step3 } from './Step3.tsx';
import { StepScreen } from './StepScreen.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  applicant: Applicant;
  token: string;
  texts: WizardTexts;
}

/** The wizard after step 1. */
export function ApplicantScreen({ texts, ...own }: Props) {
  const { applicant } = own;
  const screen = screenFor(applicant.status, location.search);
  const { kind } = nextAct(factsOf(applicant));
  // While something came back or is missing nobody is told to wait, and no envelope is closed.
  const isFirst = (screen === 'waiting' || screen === 'originals') && (kind === 'replace' || kind === 'add');
  if (isFirst) return <StepScreen name={screen} title="" />;
  switch (screen) {
    case 'waiting':
      return <Waiting applicant={applicant} texts={texts.waiting} />;
    case 'step2':
      return <Step2 {...own} texts={texts.step2} />;
    case 'step3':
      return <Step3 {...own} texts={texts.step3} />;
    case 'originals':
      return <Originals {...own} texts={texts.originals} />;
    case 'complete':
      return <Complete {...own} texts={texts.complete} />;
    case 'rejected':
    case 'withdrawn':
      return <Decision applicant={applicant} kind={screen} texts={texts.decision} />;
  }
}
