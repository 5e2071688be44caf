import { fill } from '#contract/fill.ts';
import type { Applicant } from '../application/applicant.ts';
import { useOpenTexts } from '../application/open-context.ts';
import { AnnounceOriginals } from '../enrolment/AnnounceOriginals.tsx';
import { Envelope } from '../enrolment/Envelope.tsx';
import { AccountBlock } from './AccountBlock.tsx';
import { OpenScreen } from './OpenScreen.tsx';
import type { WizardWords } from './wizard.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  words: WizardWords['originals'];
}

/** ENROLMENT_UPLOADED: what goes into the envelope, and where it goes. */
export function Originals({ applicant, token, words: t }: Props) {
  const { envelope, originals, scenes } = useOpenTexts();
  return (
    <OpenScreen
      name="originals"
      title={fill(t.title, { name: applicant.first_name })}
      lead={fill(t.lead, { days: originals.postWithinDays })}
      scene={scenes.post}
    >
      <Envelope applicant={applicant} token={token} />
      {applicant.can.includes('announce-originals') && <AnnounceOriginals applicant={applicant} token={token} />}
      <p className="mut">{envelope.afterwards}</p>
      {applicant.user_id === null && (
        <AccountBlock applicant={applicant} token={token} words={t.account} picture={scenes.upload} />
      )}
    </OpenScreen>
  );
}
