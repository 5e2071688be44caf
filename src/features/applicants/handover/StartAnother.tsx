import { fill } from '#contract/fill.ts';
import { callName, wholeName } from '#contract/person-name.ts';
import type { Applicant } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';
import type { HandoverTexts } from './handover.text.ts';
import { startOver } from './handover.ts';
import { LeaveButton } from './LeaveButton.tsx';

/** Below an application, for somebody else on the same device: starts another application. */
export function StartAnother({ applicant, texts: t }: { applicant: Applicant; texts: HandoverTexts }) {
  const { links } = useShell();
  return (
    <div className="row" data-handover="">
      <b>{fill(t.notYou, { name: callName(applicant) })}</b>
      <LeaveButton
        texts={t}
        className="btn line small"
        label={t.another}
        title={t.anotherTitle}
        text={fill(t.anotherText, { name: wholeName(applicant) })}
        onLeave={() => startOver(links.join)}
      />
    </div>
  );
}
