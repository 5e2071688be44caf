import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { AccountBlock } from '../account/AccountBlock.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { useNext } from '../application/useNext.ts';
import { PostOriginals } from '../enrolment/PostOriginals.tsx';
import { usePostWhen } from '../enrolment/usePostWhen.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { StepScreen } from './StepScreen.tsx';
import type { WizardTexts } from './wizard-steps.text.ts';

/** ENROLMENT_UPLOADED: what goes into the envelope and its address, or that it is on its way. */
export function Originals({ applicant, token, texts: t }: ApplicantProps<WizardTexts['originals']>) {
  const { scenes } = useApplicantResources();
  const when = usePostWhen(applicant);
  const { next, sentence } = useNext(applicant);
  const isPosted = next.kind !== 'originals';
  // The envelope may be here while a passport follows: then it is not our turn alone.
  const thanks = next.turn === 'applicant' ? t.almostTitle : t.postedTitle;
  return (
    <StepScreen
      name="originals"
      title={fill(isPosted ? thanks : t.title, { name: callName(applicant) })}
      lead={isPosted ? sentence : fill(t.lead, { when })}
      scene={scenes.post}
    >
      <PostOriginals applicant={applicant} token={token} />
      {applicant.user_id === null && <AccountBlock applicant={applicant} token={token} texts={t.account} />}
    </StepScreen>
  );
}
