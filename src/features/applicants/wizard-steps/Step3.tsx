import type { FileFieldOf } from '#contract/calls.ts';
import { PDF_ONLY } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { progressOf } from '#contract/model/next-act.ts';
import { callName } from '#contract/person-name.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { factsOf } from '#src/nouns/application/facts-of.ts';
import { Note } from '#src/ui/Note.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { Confirmation, useConfirmation } from '../application/Confirmation.tsx';
import { enrolmentScreen } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import { DocumentsForm, type WantedFile } from '../documents/DocumentsForm.tsx';
import { useUploadForm } from '../documents/useUploadForm.ts';
import { HowToSign } from '../enrolment/HowToSign.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { StepScreen } from './StepScreen.tsx';
import type { WizardTexts } from './wizard-steps.text.ts';

const NAME = 'enrolment_file';

type FileName = FileFieldOf<'POST /api/functions/submit-enrolment'>;

export function Step3({ applicant, token, texts: t }: ApplicantProps<WizardTexts['step3']>) {
  const { texts } = useWizard();
  const { arrived, confirm } = useConfirmation(token);
  const files: WantedFile<FileName>[] = [{ name: NAME, allowed: PDF_ONLY, label: t.file, hint: texts.form.pdfHint }];
  const form = useUploadForm({
    id: 'step3',
    call: 'POST /api/functions/submit-enrolment',
    token,
    applicant,
    brings: ['enrolment'],
    fields: files,
    missing: 'enrolment_required',
    errors: t.errors,
    arrivedIn: ({ status }) => enrolmentScreen(status) === 'received',
    onOk: (received) => {
      if (!received) return texts.load.no_applicant;
      confirm(received);
      return undefined;
    },
  });
  const ready = form.entries.has(NAME);

  if (arrived) {
    return (
      <StepScreen name="step3" title={t.title}>
        <Confirmation title={t.doneTitle} text={t.doneText} />
      </StepScreen>
    );
  }
  return (
    <StepScreen name="step3" title={t.title}>
      <Arrived applicant={applicant} texts={t} />
      <HowToSign applicant={applicant} token={token} />
      <DocumentsForm form={form} files={files} submit={t.submit} hint={ready ? t.readyHint : t.missing} />
    </StepScreen>
  );
}

/** The review of the documents of step 2. */
function Arrived({ applicant, texts: t }: Omit<ApplicantProps<WizardTexts['step3']>, 'token'>) {
  const name = { name: callName(applicant) };
  const { documents } = useApplicantResources();
  const { lang } = useShell();
  const { kind } = useNext(applicant).next;
  if (kind === 'replace') return <p>{fill(t.replaceText, name)}</p>;
  if (kind === 'add') return <p>{fill(t.addText, name)}</p>;
  const facts = factsOf(applicant);
  const approved = progressOf(facts)?.[1] === 'done';
  const [first] = facts.deferred;
  const later = {
    date: first ? dateInWords(first.due_on, lang) : '',
    documents: facts.deferred.map(({ type }) => documents.names[type]).join(', '),
  };
  const follows = first && first.due_on < applicant.today ? t.approvedLate : t.approvedFollows;
  const text = !approved ? t.receivedText : first ? fill(follows, later) : t.approvedText;
  return <Note tone="ok" title={approved ? t.approvedTitle : t.receivedTitle} text={fill(text, name)} />;
}
