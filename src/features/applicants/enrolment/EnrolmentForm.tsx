import { PDF_ONLY } from '#contract/file.ts';
import { fill } from '#contract/fill.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { type Applicant, readApplicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { enrolmentScreen } from '../application/projection.ts';
import { OpenDocuments } from '../documents/OpenDocuments.tsx';
import { UploadField } from '../documents/UploadField.tsx';
import { useUploadForm } from '../documents/useUploadForm.ts';
import { useArea } from '../shell/shell-context.ts';
import type { EnrolmentWords } from './enrolment.text.ts';
import { HowToSign } from './HowToSign.tsx';

const NAME = 'enrolment_file';

interface Props {
  applicant: Applicant;
  token: string;
  words: EnrolmentWords;
}

export function EnrolmentForm({ applicant, token, words: t }: Props) {
  const { texts, application } = useArea();
  const form = useUploadForm({
    id: 'enrolment',
    call: 'submit-enrolment',
    token,
    fields: [{ name: NAME, allowed: PDF_ONLY, wrong: t.wrong }],
    missing: 'enrolment_required',
    arrivedIn: ({ status }) => enrolmentScreen(status) === 'received',
    onOk: (data) => {
      const received = readApplicant(data);
      if (!received) return texts.load.no_applicant;
      application.show(received, token, { title: t.doneTitle, text: t.doneText });
      return undefined;
    },
  });
  return (
    <Frame title={t.heading} lead={fill(t.lead, { name: applicant.first_name })}>
      <OpenDocuments applicant={applicant} token={token} screen="step3" />
      <HowToSign token={token} />
      <ErrorSummary form={form} labels={{ [NAME]: t.file }} texts={texts.form} />
      <form ref={form.ref} className="card stack" noValidate {...form.events}>
        <UploadField
          form={form}
          name={NAME}
          label={t.file}
          hint={texts.form.pdfHint}
          allowed={PDF_ONLY}
          siblings={[NAME]}
          wrong={t.wrong}
        />
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton form={form} label={t.submit} texts={texts.form} ready hint={t.submitHint} />
      </form>
    </Frame>
  );
}
