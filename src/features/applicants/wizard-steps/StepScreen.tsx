import { fill } from '#contract/fill.ts';
import { progressOf } from '#contract/model/next-act.ts';
import type { WizardScreen } from '#contract/model/status.ts';
import { wholeName } from '#contract/person-name.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { factsOf } from '#src/nouns/application/facts-of.ts';
import type { Applicant } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useNext } from '../application/useNext.ts';
import { SendableDocuments } from '../documents/SendableDocuments.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import type { Step1Reply, View } from '../shell/view.ts';
import { Screen, type ScreenProps } from '../wizard/Screen.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

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

function Shown(props: Props & Extract<View, { kind: 'applicant' }>) {
  const { name, title, lead, scene, children, applicant, token, flash, arrived } = props;
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

/** Confirms step 1 right after it was sent; where it had been sent before, says which version counts. */
function Arrival({ reply, applicant }: { reply: Unchecked<Step1Reply>; applicant: Applicant }) {
  const { arrival: t } = useApplicantResources();
  const facts = { name: wholeName(applicant), email: applicant.email };
  switch (reply.sent_again) {
    case 'updated':
      return <Confirmation title={t.updatedTitle} text={fill(t.updatedText, facts)} />;
    case 'kept':
      return <Confirmation tone="info" title={t.keptTitle} text={fill(t.keptText, facts)} />;
    default:
      return <Confirmation title={t.title} text={t.text} />;
  }
}
