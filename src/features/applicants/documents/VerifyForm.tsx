import type { ReactNode } from 'react';
import type { FileFieldOf } from '#contract/calls.ts';
import { DOCUMENT_FILES, PDF_ONLY } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { documentsScreen } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import { useShell } from '../shell/shell-context.ts';
import { DocumentsFirst } from './DocumentsFirst.tsx';
import { DocumentsForm, type WantedFile } from './DocumentsForm.tsx';
import { useUploadForm } from './useUploadForm.ts';
import type { VerifyTexts } from './verify.text.ts';

const CONSENT = 'gdpr';

type FileName = FileFieldOf<'POST /api/functions/submit-verification'>;

interface Props extends ApplicantProps<VerifyTexts> {
  /** Whose application it is. */
  children: ReactNode;
}

export function VerifyForm({ applicant, token, texts: t, children }: Props) {
  const { texts, links, application } = useShell();
  const { next } = useNext(applicant);
  const files: WantedFile<FileName>[] = [
    { name: 'a2_file', allowed: DOCUMENT_FILES, wrong: t.a2Wrong, label: t.names.a2, hint: texts.form.documentHint },
    { name: 'cv_file', allowed: PDF_ONLY, wrong: t.cvWrong, label: t.names.cv, hint: texts.form.pdfHint },
  ];
  const form = useUploadForm({
    id: 'verify',
    call: 'POST /api/functions/submit-verification',
    token,
    applicant,
    brings: ['a2', 'cv'],
    fields: files,
    missing: 'verification_files_required',
    others: [CONSENT],
    checkOthers: (entries) => (entries.has(CONSENT) ? [] : [{ path: CONSENT, code: 'gdpr_required' }]),
    arrivedIn: ({ status }) => documentsScreen(status) === 'received',
    onOk: (received) => {
      if (!received) return texts.load.no_applicant;
      application.show(received, token, { title: t.doneTitle, text: t.doneText });
      return undefined;
    },
  });
  return (
    <DocumentsFirst
      title={t.heading}
      lead={fill(next.kind === 'approval' ? t.earlyLead : t.lead, { name: callName(applicant) })}
      hasForm
    >
      {children}
      <DocumentsForm
        form={form}
        files={files}
        labels={{ [CONSENT]: t.consent }}
        after={
          <Checkbox form={form} name={CONSENT}>
            {t.gdprBefore} <a href={links.privacy}>{t.gdprLink}</a>
            {t.gdprAfter}
          </Checkbox>
        }
        submit={t.submit}
        hint={t.submitHint}
      />
    </DocumentsFirst>
  );
}
