import { DOCUMENT_FILES, PDF_ONLY } from '#contract/file.ts';
import { fill } from '#contract/fill.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { type Applicant, readApplicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { documentsScreen } from '../application/projection.ts';
import { useArea } from '../shell/shell-context.ts';
import { Facts } from '../status/Facts.tsx';
import { UploadField } from './UploadField.tsx';
import { useUploadForm } from './useUploadForm.ts';
import type { VerifyWords } from './verify.text.ts';

const CONSENT = 'gdpr';

interface Props {
  applicant: Applicant;
  token: string;
  words: VerifyWords;
}

export function VerifyForm({ applicant, token, words: t }: Props) {
  const { texts, links, application } = useArea();
  const files = [
    { name: 'a2_file', allowed: DOCUMENT_FILES, wrong: t.a2Wrong, label: t.a2, hint: texts.form.documentHint },
    { name: 'cv_file', allowed: PDF_ONLY, wrong: t.cvWrong, label: t.cv, hint: texts.form.pdfHint },
  ];
  const names = files.map(({ name }) => name);
  const form = useUploadForm({
    id: 'verify',
    call: 'submit-verification',
    token,
    fields: files,
    missing: 'verification_files_required',
    others: [CONSENT],
    checkOthers: (entries) => (entries.has(CONSENT) ? [] : [{ path: CONSENT, code: 'gdpr_required' }]),
    arrivedIn: ({ status }) => documentsScreen(status) === 'received',
    onOk: (data) => {
      const received = readApplicant(data);
      if (!received) return texts.load.no_applicant;
      application.show(received, token, { title: t.doneTitle, text: t.doneText });
      return undefined;
    },
  });
  const labels = { a2_file: t.a2, cv_file: t.cv, [CONSENT]: t.consent };
  return (
    <Frame title={t.heading} lead={fill(t.lead, { name: applicant.first_name })}>
      <Facts applicant={applicant} words={t.facts} />
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <form ref={form.ref} className="card stack" noValidate {...form.events}>
        {files.map((file) => (
          <UploadField key={file.name} form={form} siblings={names} photo={file.allowed.length > 1} {...file} />
        ))}
        <Checkbox form={form} name={CONSENT}>
          {t.gdprBefore} <a href={links.privacy}>{t.gdprLink}</a>
          {t.gdprAfter}
        </Checkbox>
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton form={form} label={t.submit} texts={texts.form} ready hint={t.submitHint} />
      </form>
    </Frame>
  );
}
