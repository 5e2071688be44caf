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
    // The pre-rendered download below the island is for whoever has still to sign one; the form has its own.
    const download = document.getElementById('declaration-form')?.closest('aside');
    if (download) download.hidden = screen !== 'tooEarly';
  }, [screen]);
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
