import { fill } from '#contract/fill.ts';
import { firstStatusOf } from '#contract/model/status.ts';
import { callName } from '#contract/person-name.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { documentsScreen } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import { useShell } from '../shell/shell-context.ts';
import { DocumentsFirst } from './DocumentsFirst.tsx';
import { DocumentsForm } from './DocumentsForm.tsx';
import type { UploadTexts } from './upload.text.ts';
import { answerFault } from './upload-answer.ts';
import { useUploadForm } from './useUploadForm.ts';
import { wholeForm } from './whole-form.ts';

interface Props extends ApplicantProps<UploadTexts> {
  push: Toasts['push'];
}

export function UploadForm({ applicant, token, texts: t, push }: Props) {
  const { texts, application } = useShell();
  const { next } = useNext(applicant);
  const whole = wholeForm('id_file', applicant, t.names, { ...t, documentHint: texts.form.documentHint });
  const failed = (text: string) => push({ tone: 'bad', title: t.failedToast, text });
  const form = useUploadForm({
    id: 'upload',
    call: 'POST /api/functions/submit-step2',
    token,
    applicant,
    brings: ['a2', 'cv', 'passport'],
    fields: whole.files,
    others: whole.boxes,
    missing: 'upload_files_required',
    fallback: t.invalidAnswer,
    arrivedIn: ({ status }) => documentsScreen(status) === 'received',
    onFailed: (answer) => {
      if (answer.kind === 'refused') failed(answer.message ?? t.invalidAnswer);
      else if (answer.reason !== 'aborted') failed(t.failedText);
    },
    onOk: (received, data) => {
      const fault = answerFault(data, t.invalidAnswer);
      if (fault) {
        failed(fault);
        return fault;
      }
      push({ tone: 'ok', title: t.doneToast, text: t.doneText });
      // The call's contract names only success; the status that follows is known.
      application.show(received ?? { ...applicant, status: firstStatusOf('documents') }, token);
      return undefined;
    },
  });

  const shown = whole.shown(form);
  return (
    <DocumentsFirst
      title={t.heading}
      lead={fill(next.kind === 'approval' ? t.earlyLead : t.lead, { name: callName(applicant) })}
      hasForm
    >
      <DocumentsForm form={form} files={whole.files} {...shown.form} ready={shown.isReady} />
    </DocumentsFirst>
  );
}
