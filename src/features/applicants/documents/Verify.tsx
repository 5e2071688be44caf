import type { Applicant } from '../application/applicant.ts';
import { NothingToSend } from '../application/NothingToSend.tsx';
import { documentsScreen } from '../application/projection.ts';
import { SeasonOverScreen } from '../application/SeasonOverScreen.tsx';
import { Facts } from '../status/Facts.tsx';
import { DocumentsReceived } from './DocumentsReceived.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import type { VerifyTexts } from './verify.text.ts';

export function Verify({ applicant, token, texts }: { applicant: Applicant; token: string; texts: VerifyTexts }) {
  const screen = documentsScreen(applicant.status);
  const facts = <Facts applicant={applicant} texts={texts.facts} />;
  if (applicant.season_over) return <SeasonOverScreen token={token} />;
  switch (screen) {
    case 'form':
      return (
        <VerifyForm applicant={applicant} token={token} texts={texts}>
          {facts}
        </VerifyForm>
      );
    case 'received':
      return (
        <DocumentsReceived applicant={applicant} token={token} texts={texts.received}>
          {facts}
        </DocumentsReceived>
      );
    case 'ended':
      return <NothingToSend token={token}>{facts}</NothingToSend>;
  }
}
