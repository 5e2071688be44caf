import { useEffect } from 'react';
import { fill } from '#contract/fill.ts';
import { isOpen } from '#contract/model/status.ts';
import { callName } from '#contract/person-name.ts';
import { pageWith } from '../addressing/links.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { screenFor } from '../application/projection.ts';
import { SeasonOverScreen } from '../application/SeasonOverScreen.tsx';
import { useFreshStatus } from '../application/useFreshStatus.ts';
import { useNext } from '../application/useNext.ts';
import { HelperBar } from '../handover/HelperBar.tsx';
import { StartAnother } from '../handover/StartAnother.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { useShell } from '../shell/shell-context.ts';
import { forgetApplication, isHelping } from '../shell/tab-storage.ts';
import { BackToAccount } from '../start/BackToAccount.tsx';
import { cameFromNeighbour } from '../start/came-from.ts';
import { NeighbourNote } from '../start/NeighbourNote.tsx';
import { cameFromAccount } from '../wizard/from-account.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { EndedApplication } from './EndedApplication.tsx';
import { Originals } from './Originals.tsx';
import { Step2 } from './Step2.tsx';
import { Step3 } from './Step3.tsx';
import { StepScreen } from './StepScreen.tsx';
import { Waiting } from './Waiting.tsx';
import styles from './wizard-steps.module.css';
import type { WizardTexts } from './wizard-steps.text.ts';

/** The wizard after step 1. */
export function ApplicantScreen(props: ApplicantProps<WizardTexts>) {
  const { applicant, token, texts } = props;
  useFreshStatus(applicant, token);
  const { search, finished } = useShell();
  const isOfAccount = applicant.user_id !== null || cameFromAccount(search);
  const isNeighbour = cameFromNeighbour(finished ? finished.referrer : document.referrer, search);
  const helping = isHelping(search);
  useEffect(() => {
    if (helping) forgetApplication();
  }, [helping]);
  return (
    <>
      {(helping || isOfAccount || isNeighbour) && (
        <div className={`wrap ${layout.narrow} ${styles.above}`}>
          {helping && <HelperBar texts={texts.handover} />}
          {!helping && isOfAccount && <BackToAccount texts={texts.back} />}
          {isNeighbour && <NeighbourNote texts={texts.banner} />}
        </div>
      )}
      <StatusScreen {...props} />
      {!helping && (
        <div className={`wrap ${layout.narrow} ${styles.last}`} data-over={isOpen(applicant.status) ? undefined : ''}>
          <StartAnother applicant={applicant} texts={texts.handover} />
        </div>
      )}
    </>
  );
}

function StatusScreen({ texts, ...own }: ApplicantProps<WizardTexts>) {
  const { applicant } = own;
  const screen = screenFor(applicant.status, useShell().search);
  const { first, next } = useNext(applicant);
  if (next.kind === 'season-over') return <SeasonOverScreen token={own.token} />;
  // While a document was sent back or is missing, the screen must not say to wait or to close the envelope.
  if (first && (screen === 'waiting' || screen === 'originals')) return <StepScreen name={screen} title="" />;
  switch (screen) {
    case 'waiting':
      return <Waiting {...own} texts={texts.waiting} />;
    case 'step2':
      return <Step2 {...own} texts={texts.step2} />;
    case 'step3':
      return <Step3 {...own} texts={texts.step3} />;
    case 'originals':
      return <Originals {...own} texts={texts.originals} />;
    case 'complete':
      return <Complete {...own} texts={texts.complete} />;
    case 'rejected':
    case 'withdrawn':
      return <EndedApplication applicant={applicant} kind={screen} texts={texts.ended} />;
  }
}

function Complete({ applicant, token, texts: t }: ApplicantProps<WizardTexts['complete']>) {
  const { links } = useWizard();
  const { scenes } = useApplicantResources();
  const { kind } = useNext(applicant).next;
  const { lead, open, page } = kind === 'placement' || kind === 'obstacles' ? t[kind] : t;
  return (
    <MessageScreen picture={scenes.arrival} title={t.title} lead={fill(lead, { name: callName(applicant) })}>
      <a className="btn" href={pageWith(page, token)}>
        {open}
      </a>
      <a className="btn line" href={links.contact}>
        {t.ask}
      </a>
    </MessageScreen>
  );
}
