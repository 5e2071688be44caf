import { nextAct, progressOf } from '#contract/next-act.ts';
import { nextSentence } from '#contract/next-sentence.ts';
import type { WizardScreen } from '#contract/status.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { factsOf } from '../application/next.ts';
import { OpenDocuments } from '../documents/OpenDocuments.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { Screen, type ScreenProps } from '../wizard/Screen.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { Arrival } from './Arrival.tsx';

/**
 * A screen for somebody with an application: first what was just done, then each document that was sent back or is
 * missing. The screen's own content comes after such documents.
 */
export function StepScreen({ children, ...screen }: Omit<ScreenProps, 'progress'> & { name: WizardScreen }) {
  const { view } = useWizard().application;
  const { next: t, documents } = useApplicantResources();
  if (view.kind !== 'applicant') return null;
  const { applicant, token, flash, arrived } = view;
  const facts = factsOf(applicant);
  const next = nextAct(facts);
  const isAboutDocument = next.kind === 'replace' || next.kind === 'add';
  const title = isAboutDocument
    ? nextSentence({ ...next, isBeingChecked: false }, t, (type) => documents.names[type])
    : undefined;
  const { scene, lead, title: ownTitle, name } = screen;
  return (
    <Screen
      progress={progressOf(facts)}
      title={title ?? ownTitle}
      {...(!isAboutDocument && lead !== undefined ? { lead } : {})}
      {...(!isAboutDocument && scene !== undefined ? { scene } : {})}
    >
      {flash && <Confirmation key={flash.title} {...flash} />}
      {arrived && <Arrival reply={arrived} applicant={applicant} />}
      <OpenDocuments applicant={applicant} token={token} screen={name} />
      {isAboutDocument && children && <h2 className={layout.heading}>{ownTitle}</h2>}
      {children}
    </Screen>
  );
}
