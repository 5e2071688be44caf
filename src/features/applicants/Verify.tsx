import type { Applicant } from './applicant.ts';
import { DocumentsReceived } from './DocumentsReceived.tsx';
import { NothingToSend } from './NothingToSend.tsx';
import { documentsScreen } from './projection.ts';
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
    case 'unknown':
      return <NothingToSend kind={screen} token={token} />;
  }
}
