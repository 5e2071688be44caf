import type { FileFieldOf } from '#contract/calls.ts';
import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { firstStatusOf } from '#contract/model/status.ts';
import { callName } from '#contract/person-name.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { documentsScreen, screenFor } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import { useShell } from '../shell/shell-context.ts';
import { DocumentsFirst } from './DocumentsFirst.tsx';
import { DocumentsForm, type WantedFile } from './DocumentsForm.tsx';
import type { UploadTexts } from './upload.text.ts';
import { answerFault } from './upload-answer.ts';
import { useUploadForm } from './useUploadForm.ts';

const ID = 'id_file';
const A2 = 'a2_file';
const FOLLOWS = 'a2_follows';
const CARD = 'passport_follows';

type FileName = FileFieldOf<'POST /api/functions/submit-step2'>;

interface Props extends ApplicantProps<UploadTexts> {
  push: Toasts['push'];
}

export function UploadForm({ applicant, token, texts: t, push }: Props) {
  const { texts, application } = useShell();
  const { next } = useNext(applicant);
  const files: WantedFile<FileName>[] = [
    { name: A2, allowed: DOCUMENT_FILES, excusedBy: FOLLOWS, label: t.names.a2, hint: texts.form.documentHint },
    { name: 'cv_file', allowed: DOCUMENT_FILES, label: t.names.cv, hint: texts.form.documentHint },
    { name: ID, allowed: DOCUMENT_FILES, label: t.names.passport, hint: t.idHint },
  ];
  const failed = (text: string) => push({ tone: 'bad', title: t.failedToast, text });
  const form = useUploadForm({
    id: 'upload',
    call: 'POST /api/functions/submit-step2',
    token,
    applicant,
    brings: ['a2', 'cv', 'passport'],
    fields: files,
    others: [FOLLOWS, CARD],
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

  const wanted = form.entries.has(FOLLOWS) ? files.filter(({ name }) => name !== A2) : files;
  const missing = wanted.filter(({ name }) => !form.entries.has(name));
  const ready = missing.length === 0;
  const left = missing.map(({ label }) => label).join(', ');
  const count = wanted.length;
  const hint = ready ? t.readyHint : fill(t.missing, { ready: count - missing.length, count, missing: left });
  return (
    <DocumentsFirst
      applicant={applicant}
      token={token}
      screen={screenFor(applicant.status)}
      title={t.heading}
      lead={fill(next.kind === 'approval' ? t.earlyLead : t.lead, { name: callName(applicant) })}
      hasForm
    >
      <DocumentsForm
        form={form}
        files={files}
        follows={[
          { name: FOLLOWS, file: A2, until: applicant.a2_may_follow_until, text: t.follows, hint: t.followsHint },
          { name: CARD, file: ID, until: applicant.passport_may_follow_until, text: t.card, hint: t.cardHint },
        ]}
        submit={fill(t.submit, { count })}
        ready={ready}
        hint={hint}
      />
    </DocumentsFirst>
  );
}
