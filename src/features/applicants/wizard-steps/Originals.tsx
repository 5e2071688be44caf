import { fill } from '#contract/fill.ts';
import { nextAct } from '#contract/next-act.ts';
import { nextSentence } from '#contract/next-sentence.ts';
import { callName } from '#contract/person-name.ts';
import type { Applicant } from '../application/applicant.ts';
import { factsOf } from '../application/next.ts';
import { AnnounceOriginals } from '../enrolment/AnnounceOriginals.tsx';
import { Envelope } from '../enrolment/Envelope.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import type { WizardTexts } from '../wizard/wizard.text.ts';
import { AccountBlock } from './AccountBlock.tsx';
import { StepScreen } from './StepScreen.tsx';

interface Props {
  applicant: Applicant;
  token: string;
  texts: WizardTexts['originals'];
}

/** ENROLMENT_UPLOADED: what goes into the envelope, and its address. */
export function Originals({ applicant, token, texts: t }: Props) {
  const { envelope, originals, scenes, next: nextTexts, documents } = useApplicantResources();
  const next = nextAct(factsOf(applicant));
  const isPosted = applicant.originals_posted_at !== null;
  return (
    <StepScreen
      name="originals"
      title={fill(isPosted ? t.postedTitle : t.title, { name: callName(applicant) })}
      lead={
        isPosted
          ? nextSentence(next, nextTexts, (type) => documents.names[type])
          : fill(t.lead, { days: originals.postWithinDays })
      }
      scene={scenes.post}
    >
      <Envelope applicant={applicant} token={token} />
      {applicant.can.includes('announce-originals') && <AnnounceOriginals applicant={applicant} token={token} />}
      <p className="muted">{envelope.afterwards}</p>
      {applicant.user_id === null && (
        <AccountBlock applicant={applicant} token={token} texts={t.account} picture={scenes.upload} />
      )}
    </StepScreen>
  );
}
