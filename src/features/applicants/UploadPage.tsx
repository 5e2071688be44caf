import { useEffect } from 'react';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { Area } from './Area.tsx';
import type { AreaProps } from './area-context.ts';
import { DocumentsReceived } from './DocumentsReceived.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { pageWith } from './links.ts';
import { NothingToSend } from './NothingToSend.tsx';
import { documentsScreen } from './projection.ts';
import { readSession } from './session.ts';
import { findToken, TOKEN_KEY } from './token.ts';
import { UploadForm } from './UploadForm.tsx';
import type { UploadWords } from './upload.text.ts';
import { uploadStep } from './upload-answer.ts';

/** /upload: the three documents of step 2 in one go. */
export function UploadPage({ area, words }: { area: AreaProps; words: UploadWords }) {
  const toasts = useToasts();
  useEffect(() => {
    // An old link with step=3 means the declaration, which has a page of its own.
    const token = findToken(location.search, readSession(TOKEN_KEY));
    if (token && uploadStep(location.search) === 3) location.replace(pageWith(area.links.enrolment, token));
  }, [area.links.enrolment]);
  return (
    <>
      <Area area={area} start={<InvalidLink words={words} />}>
        {(applicant, token) => {
          const screen = documentsScreen(applicant.status);
          switch (screen) {
            case 'form':
              return <UploadForm applicant={applicant} token={token} words={words} push={toasts.push} />;
            case 'received':
              return <DocumentsReceived applicant={applicant} token={token} words={words.received} />;
            case 'ended':
            case 'unknown':
              return <NothingToSend kind={screen} token={token} />;
          }
        }}
      </Area>
      <Toaster toasts={toasts} close={words.close} />
    </>
  );
}
