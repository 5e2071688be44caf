import { useEffect } from 'react';
import type { Applicant } from '../application/applicant.ts';
import { NothingToSend } from '../application/NothingToSend.tsx';
import { enrolmentScreen } from '../application/projection.ts';
import { EnrolmentForm } from './EnrolmentForm.tsx';
import { EnrolmentNotice } from './EnrolmentNotice.tsx';
import type { EnrolmentTexts } from './enrolment.text.ts';

export function Enrolment({ applicant, token, texts }: { applicant: Applicant; token: string; texts: EnrolmentTexts }) {
  const screen = enrolmentScreen(applicant.status);
  useEffect(() => {
    // The built download below the island is for whoever has no link: each screen has its own.
    const download = document.getElementById('declaration-form')?.closest('aside');
    if (download) download.hidden = true;
  }, []);
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
