import type { WizardScreen } from '#contract/status.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { OpenDocuments } from '../documents/OpenDocuments.tsx';
import { Screen, type ScreenProps } from '../wizard/Screen.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { Arrival } from './Arrival.tsx';

/** A screen for somebody with an application: on top of it what was just done, and what was sent back. */
export function StepScreen({ children, ...screen }: ScreenProps & { name: WizardScreen }) {
  const { view } = useWizard().application;
  return (
    <Screen {...screen}>
      {view.kind === 'applicant' && view.flash && <Confirmation key={view.flash.title} {...view.flash} />}
      {view.kind === 'applicant' && view.arrived && <Arrival reply={view.arrived} applicant={view.applicant} />}
      {view.kind === 'applicant' && (
        <OpenDocuments applicant={view.applicant} token={view.token} screen={screen.name} />
      )}
      {children}
    </Screen>
  );
}
