import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import type { Applicant } from '../application/applicant.ts';
import { NothingToSend } from '../application/NothingToSend.tsx';
import { documentsScreen } from '../application/projection.ts';
import { SeasonOverScreen } from '../application/SeasonOverScreen.tsx';
import { DocumentsReceived } from './DocumentsReceived.tsx';
import { UploadForm } from './UploadForm.tsx';
import type { UploadTexts } from './upload.text.ts';

/** The upload form, and what follows it. The confirmation stays when the form goes. */
export function Upload({ applicant, token, texts }: { applicant: Applicant; token: string; texts: UploadTexts }) {
  const toasts = useToasts();
  const screen = documentsScreen(applicant.status);
  if (applicant.season_over) return <SeasonOverScreen token={token} />;
  return (
    <>
      {screen === 'form' && <UploadForm applicant={applicant} token={token} texts={texts} push={toasts.push} />}
      {screen === 'received' && <DocumentsReceived applicant={applicant} token={token} texts={texts.received} />}
      {screen === 'ended' && <NothingToSend token={token} />}
      <Toaster toasts={toasts} close={texts.close} />
    </>
  );
}
