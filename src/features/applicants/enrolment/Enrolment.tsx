import { useEffect } from 'react';
import type { FileFieldOf } from '#contract/calls.ts';
import { PDF_ONLY } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import type { Applicant, ApplicantProps } from '../application/applicant.ts';
import { NothingToSend } from '../application/NothingToSend.tsx';
import { enrolmentScreen } from '../application/projection.ts';
import { SeasonOverScreen } from '../application/SeasonOverScreen.tsx';
import { DocumentsFirst } from '../documents/DocumentsFirst.tsx';
import { DocumentsForm, type WantedFile } from '../documents/DocumentsForm.tsx';
import { useUploadForm } from '../documents/useUploadForm.ts';
import { useShell } from '../shell/shell-context.ts';
import { EnrolmentNotice } from './EnrolmentNotice.tsx';
import type { EnrolmentTexts } from './enrolment.text.ts';
import { HowToSign } from './HowToSign.tsx';

export function Enrolment({ applicant, token, texts }: { applicant: Applicant; token: string; texts: EnrolmentTexts }) {
  const screen = enrolmentScreen(applicant.status);
  useEffect(() => {
    // The built download below the island is for whoever has no link: each screen has its own.
    const download = document.getElementById('declaration-form')?.closest('aside');
    if (download) download.hidden = true;
  }, []);
  if (applicant.season_over) return <SeasonOverScreen token={token} />;
  switch (screen) {
    case 'form':
      return <EnrolmentForm applicant={applicant} token={token} texts={texts} />;
    case 'received':
    case 'complete':
    case 'tooEarly':
      return <EnrolmentNotice kind={screen} applicant={applicant} token={token} texts={texts} />;
    case 'ended':
      return <NothingToSend token={token} />;
  }
}

type FileName = FileFieldOf<'POST /api/functions/submit-enrolment'>;

function EnrolmentForm({ applicant, token, texts: t }: ApplicantProps<EnrolmentTexts>) {
  const { texts, application } = useShell();
  const files: WantedFile<FileName>[] = [
    { name: 'enrolment_file', allowed: PDF_ONLY, wrong: t.wrong, label: t.file, hint: texts.form.pdfHint },
  ];
  const form = useUploadForm({
    id: 'enrolment',
    call: 'POST /api/functions/submit-enrolment',
    token,
    applicant,
    brings: ['enrolment'],
    fields: files,
    missing: 'enrolment_required',
    arrivedIn: ({ status }) => enrolmentScreen(status) === 'received',
    onOk: (received) => {
      if (!received) return texts.load.no_applicant;
      application.show(received, token, { title: t.doneTitle, text: t.doneText });
      return undefined;
    },
  });
  return (
    <DocumentsFirst title={t.heading} lead={fill(t.lead, { name: callName(applicant) })} hasForm>
      <HowToSign applicant={applicant} token={token} />
      <DocumentsForm form={form} files={files} submit={t.submit} hint={t.submitHint} />
    </DocumentsFirst>
  );
}
