import type { FileFieldOf } from '#contract/calls.ts';
import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { Note } from '#src/ui/Note.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { Confirmation, useConfirmation } from '../application/Confirmation.tsx';
import { documentsScreen } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import { DocumentsForm, type WantedFile } from '../documents/DocumentsForm.tsx';
import { useUploadForm } from '../documents/useUploadForm.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { StepScreen } from './StepScreen.tsx';
import type { WizardTexts } from './wizard-steps.text.ts';

const A2 = 'a2_file';
const ID = 'passport_file';
const FOLLOWS = 'a2_follows';
const CARD = 'passport_follows';

type FileName = FileFieldOf<'POST /api/functions/submit-a2-cv'>;

export function Step2({ applicant, token, texts: t }: ApplicantProps<WizardTexts['step2']>) {
  const { texts } = useWizard();
  const { names } = useApplicantResources().documents;
  const isEarly = useNext(applicant).next.kind === 'approval';
  const files: WantedFile<FileName>[] = [
    { name: A2, allowed: DOCUMENT_FILES, excusedBy: FOLLOWS, label: names.a2, hint: texts.form.documentHint },
    { name: 'cv_file', allowed: DOCUMENT_FILES, label: names.cv, hint: texts.form.documentHint },
    { name: ID, allowed: DOCUMENT_FILES, label: names.passport, hint: t.idHint },
  ];
  const { arrived, confirm } = useConfirmation(token);
  const form = useUploadForm({
    id: 'step2',
    call: 'POST /api/functions/submit-a2-cv',
    token,
    applicant,
    brings: ['a2', 'cv', 'passport'],
    fields: files,
    others: [FOLLOWS, CARD],
    missing: 'step2_files_required',
    errors: t.errors,
    arrivedIn: ({ status }) => documentsScreen(status) === 'received',
    onOk: (received) => {
      if (!received) return texts.load.no_applicant;
      confirm(received);
      return undefined;
    },
  });

  const wanted = form.entries.has(FOLLOWS) ? files.filter(({ name }) => name !== A2) : files;
  const missing = wanted.filter(({ name }) => !form.entries.has(name));
  const ready = missing.length === 0;
  const hint = ready
    ? t.readyHint
    : fill(t.missing, {
        ready: wanted.length - missing.length,
        count: wanted.length,
        missing: missing.map(({ label }) => label).join(', '),
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
      <DocumentsForm
        form={form}
        files={files}
        follows={[
          { name: FOLLOWS, file: A2, until: applicant.a2_may_follow_until, text: t.follows, hint: t.followsHint },
          { name: CARD, file: ID, until: applicant.passport_may_follow_until, text: t.card, hint: t.cardHint },
        ]}
        submit={fill(t.submit, { count: wanted.length })}
        hint={hint}
      />
    </StepScreen>
  );
}
