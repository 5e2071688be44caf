import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { fill } from '#contract/fill.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { DecisionProps } from './decision-props.ts';
import { ReasonFields, useReason } from './ReasonFields.tsx';

/** Sends the shown document back, with a reason that the applicant reads. */
export function SendBack(props: DecisionProps & { document: DeskDocument }) {
  const { texts: t, application, document } = props;
  const reason = useReason(application.id, `send-back ${document.id}`);
  const offered = t.sendBackReasons.filter(
    ({ documents }) => documents.length === 0 || documents.includes(document.type),
  );
  return (
    <DecisionForm
      decision={props}
      choice={{ action: 'send-back', document_id: document.id, ...reason.given }}
      reason={reason}
      label={fill(t.acts.sendBackTitle, { document: t.documentPane.names[document.type] })}
      submit={t.acts.sendBack}
      // The reasons are picked by keys from here.
      focusOn="input"
    >
      <ReasonFields texts={t} application={application} ready={offered} reason={reason} id="send-back" />
    </DecisionForm>
  );
}
