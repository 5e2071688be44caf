import type { Applicant } from '../application/applicant.ts';
import { screenFor } from '../application/projection.ts';
import type { WizardWords } from '../wizard/wizard.text.ts';
import { Complete } from './Complete.tsx';
import { Decision } from './Decision.tsx';
import { Originals } from './Originals.tsx';
import { Step2 } from './Step2.tsx';
import { Step3 } from './Step3.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  applicant: Applicant;
  token: string;
  words: WizardWords;
}

/** The wizard after step 1. */
export function ApplicantScreen({ words, ...own }: Props) {
  const { applicant } = own;
  const screen = screenFor(applicant.status, location.search);
  switch (screen) {
    case 'waiting':
      return <Waiting applicant={applicant} words={words.waiting} />;
    case 'step2':
      return <Step2 {...own} words={words.step2} />;
    case 'step3':
      return <Step3 {...own} words={words.step3} />;
    case 'originals':
      return <Originals {...own} words={words.originals} />;
    case 'complete':
      return <Complete {...own} words={words.complete} />;
    case 'rejected':
    case 'withdrawn':
      return <Decision applicant={applicant} kind={screen} words={words.decision} />;
  }
}
