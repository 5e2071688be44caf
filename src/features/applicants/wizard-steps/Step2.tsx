import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { Note } from '#src/ui/Note.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { Confirmation, useConfirmation } from '../application/Confirmation.tsx';
import { documentsScreen } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import { DocumentsForm } from '../documents/DocumentsForm.tsx';
import { useUploadForm } from '../documents/useUploadForm.ts';
import { wholeForm } from '../documents/whole-form.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { StepScreen } from './StepScreen.tsx';
import type { WizardTexts } from './wizard-steps.text.ts';

export function Step2({ applicant, token, texts: t }: ApplicantProps<WizardTexts['step2']>) {
  const { texts } = useWizard();
  const { names } = useApplicantResources().documents;
  const isEarly = useNext(applicant).next.kind === 'approval';
  const whole = wholeForm('passport_file', applicant, names, { ...t, documentHint: texts.form.documentHint });
  const { arrived, confirm } = useConfirmation(token);
  const form = useUploadForm({
    id: 'step2',
    call: 'POST /api/functions/submit-a2-cv',
    token,
    applicant,
    brings: ['a2', 'cv', 'passport'],
    fields: whole.files,
    others: whole.boxes,
    missing: 'step2_files_required',
    errors: t.errors,
    arrivedIn: ({ status }) => documentsScreen(status) === 'received',
    onOk: (received) => {
      if (!received) return texts.load.no_applicant;
      confirm(received);
      return undefined;
    },
  });

  if (arrived) {
    return (
      <StepScreen name="step2" title={t.title}>
        <Confirmation title={t.doneTitle} text={t.doneText} />
      </StepScreen>
    );
  }
  return (
    <StepScreen name="step2" title={t.title}>
      <Note tone="ok" title={isEarly ? t.earlyTitle : t.noteTitle}>
        <p>{fill(isEarly ? t.earlyText : t.noteText, { name: callName(applicant) })}</p>
      </Note>
      <DocumentsForm form={form} files={whole.files} {...whole.shown(form).form} />
    </StepScreen>
  );
}
