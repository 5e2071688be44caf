import type { Applicant } from '../application/applicant.ts';
import { NothingToSend } from '../application/NothingToSend.tsx';
import { documentsScreen } from '../application/projection.ts';
import { DocumentsReceived } from './DocumentsReceived.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import type { VerifyWords } from './verify.text.ts';

export function Verify({ applicant, token, words }: { applicant: Applicant; token: string; words: VerifyWords }) {
  const screen = documentsScreen(applicant.status);
  switch (screen) {
    case 'form':
      return <VerifyForm applicant={applicant} token={token} words={words} />;
    case 'received':
      return <DocumentsReceived applicant={applicant} token={token} words={words.received} />;
    case 'ended':
      return <NothingToSend token={token} />;
  }
}
