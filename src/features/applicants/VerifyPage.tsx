import { Area } from './Area.tsx';
import type { AreaProps } from './area-context.ts';
import { DocumentsReceived } from './DocumentsReceived.tsx';
import { MissingToken } from './MissingToken.tsx';
import { NothingToSend } from './NothingToSend.tsx';
import { documentsScreen } from './projection.ts';
import { VerifyForm } from './VerifyForm.tsx';
import type { VerifyWords } from './verify.text.ts';

/** /verify: certificate and CV now, the passport after that. */
export function VerifyPage({ area, words }: { area: AreaProps; words: VerifyWords }) {
  return (
    <Area area={area} start={<MissingToken title={words.missingToken} />}>
      {(applicant, token) => {
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
      }}
    </Area>
  );
}
