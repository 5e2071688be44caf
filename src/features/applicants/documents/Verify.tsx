import type { Applicant } from '../application/applicant.ts';
import { NothingToSend } from '../application/NothingToSend.tsx';
import { documentsScreen } from '../application/projection.ts';
import { DocumentsReceived } from './DocumentsReceived.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import type { VerifyTexts } from './verify.text.ts';

export function Verify({ applicant, token, texts }: { applicant: Applicant; token: string; texts: VerifyTexts }) {
  const screen = documentsScreen(applicant.status);
  switch (screen) {
    case 'form':
      return <VerifyForm applicant={applicant} token={token} texts={texts} />;
    case 'received':
      return <DocumentsReceived applicant={applicant} token={token} texts={texts.received} />;
    case 'ended':
      return <NothingToSend token={token} />;
  }
}
