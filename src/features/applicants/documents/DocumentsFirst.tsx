import type { ReactNode } from 'react';
import type { WizardScreen } from '#contract/model/status.ts';
import type { Applicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { useNext } from '../application/useNext.ts';
import layout from '../shell/layout.module.css';
import { SendableDocuments } from './SendableDocuments.tsx';

interface Props {
  applicant: Applicant;
  token: string;
  screen: WizardScreen;
  title: string;
  lead: string;
  /** Whether the page has a form of its own, which keeps its title below documents that come first. */
  hasForm?: boolean;
  children: ReactNode;
}

/** A page beside the wizard: each document that was sent back or is missing comes before the page's own content. */
export function DocumentsFirst({ applicant, token, screen, title, lead, hasForm = false, children }: Props) {
  const { first } = useNext(applicant);
  return (
    <Frame {...(first ? { title: first } : { title, lead })}>
      <SendableDocuments applicant={applicant} token={token} screen={screen} />
      {first && hasForm && <h2 className={layout.heading}>{title}</h2>}
      {children}
    </Frame>
  );
}
