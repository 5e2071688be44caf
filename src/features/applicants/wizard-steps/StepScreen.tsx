import { progressOf } from '#contract/model/next-act.ts';
import type { WizardScreen } from '#contract/model/status.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { factsOf } from '../application/next.ts';
import { useNext } from '../application/useNext.ts';
import { SendableDocuments } from '../documents/SendableDocuments.tsx';
import layout from '../shell/layout.module.css';
import type { View } from '../shell/view.ts';
import { Screen, type ScreenProps } from '../wizard/Screen.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { Arrival } from './Arrival.tsx';

interface Props extends Omit<ScreenProps, 'progress'> {
  name: WizardScreen;
}

/**
 * A screen for somebody with an application: first what was just done, then each document that was sent back or is
 * missing. The screen's own content comes after such documents.
 */
export function StepScreen(props: Props) {
  const { view } = useWizard().application;
  return view.kind === 'applicant' ? <Shown {...props} {...view} /> : null;
}

function Shown({
  name,
  title,
  lead,
  scene,
  children,
  applicant,
  token,
  flash,
  arrived,
}: Props & Extract<View, { kind: 'applicant' }>) {
  const { first } = useNext(applicant);
  return (
    <Screen
      progress={progressOf(factsOf(applicant))}
      title={first ?? title}
      {...(!first && lead !== undefined ? { lead } : {})}
      {...(!first && scene !== undefined ? { scene } : {})}
    >
      {flash && <Confirmation key={flash.title} {...flash} />}
      {arrived && <Arrival reply={arrived} applicant={applicant} />}
      <SendableDocuments applicant={applicant} token={token} screen={name} />
      {first && children && <h2 className={layout.heading}>{title}</h2>}
      {children}
    </Screen>
  );
}
