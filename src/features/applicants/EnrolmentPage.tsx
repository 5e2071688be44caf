import { Area } from './Area.tsx';
import type { AreaProps } from './area-context.ts';
import { EnrolmentForm } from './EnrolmentForm.tsx';
import { EnrolmentNotice } from './EnrolmentNotice.tsx';
import type { EnrolmentWords } from './enrolment.text.ts';
import { MissingToken } from './MissingToken.tsx';
import { NothingToSend } from './NothingToSend.tsx';
import { enrolmentScreen } from './projection.ts';

/** /enrolment: the signed declaration, once the documents are there. */
export function EnrolmentPage({ area, words }: { area: AreaProps; words: EnrolmentWords }) {
  return (
    <Area area={area} start={<MissingToken title={words.missingToken} />}>
      {(applicant, token) => {
        const screen = enrolmentScreen(applicant.status);
        switch (screen) {
          case 'form':
            return <EnrolmentForm applicant={applicant} token={token} words={words} />;
          case 'received':
          case 'complete':
          case 'tooEarly':
            return <EnrolmentNotice kind={screen} applicant={applicant} token={token} words={words} />;
          case 'ended':
            return <NothingToSend kind="ended" token={token} />;
        }
      }}
    </Area>
  );
}
