import { DOCUMENT_FILES } from '#contract/file.ts';
import { fill } from '#contract/fill.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import { type Applicant, readApplicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { documentsScreen } from '../application/projection.ts';
import { useArea } from '../shell/shell-context.ts';
import { UploadField } from './UploadField.tsx';
import type { UploadWords } from './upload.text.ts';
import { answerFault } from './upload-answer.ts';
import { useUploadForm } from './useUploadForm.ts';

const NAMES = ['cv_file', 'a2_file', 'id_file'] as const;

interface Props {
  applicant: Applicant;
  token: string;
  words: UploadWords;
  push: Toasts['push'];
}

export function UploadForm({ applicant, token, words: t, push }: Props) {
  const { texts, application } = useArea();
  const labels = { cv_file: t.cv, a2_file: t.a2, id_file: t.id };
  const hints = { cv_file: texts.form.documentHint, a2_file: texts.form.documentHint, id_file: t.idHint };
  const failed = (text: string) => push({ tone: 'bad', title: t.failedToast, text });
  const form = useUploadForm({
    id: 'upload',
    call: 'submit-step2',
    token,
    fields: NAMES.map((name) => ({ name, allowed: DOCUMENT_FILES })),
    missing: 'upload_files_required',
    fallback: t.invalidAnswer,
    arrivedIn: ({ status }) => documentsScreen(status) === 'received',
    onFailed: (answer) => {
      if (answer.kind === 'refused') failed(answer.message ?? t.invalidAnswer);
      else if (answer.reason !== 'aborted') failed(t.failedText);
    },
    onOk: (data) => {
      const fault = answerFault(data, t.invalidAnswer);
      if (fault) {
        failed(fault);
        return fault;
      }
      push({ tone: 'ok', title: t.doneToast, text: t.doneText });
      // The call promises no more than success; what it means for the application is known.
      application.show(readApplicant(data) ?? { ...applicant, status: 'A2_CV_RECEIVED' }, token);
      return undefined;
    },
  });

  const missing = NAMES.filter((name) => !form.entries.has(name));
  const ready = missing.length === 0;
  const left = missing.map((name) => labels[name]).join(', ');
  const hint = ready ? t.readyHint : fill(t.missing, { ready: NAMES.length - missing.length, missing: left });
  return (
    <Frame title={t.heading} lead={fill(t.lead, { name: applicant.first_name })}>
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <form ref={form.ref} className="card stack" noValidate {...form.events}>
        {NAMES.map((name) => (
          <UploadField
            key={name}
            form={form}
            name={name}
            label={labels[name]}
            hint={hints[name]}
            allowed={DOCUMENT_FILES}
            siblings={NAMES}
            photo
          />
        ))}
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton form={form} label={t.submit} texts={texts.form} ready={ready} hint={hint} />
      </form>
    </Frame>
  );
}
