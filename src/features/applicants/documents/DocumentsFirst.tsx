import type { ReactNode } from 'react';
import type { Applicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { screenFor } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { SendableDocuments } from './SendableDocuments.tsx';

interface Props {
  title: string;
  lead: string;
  /** Whether the page has a form of its own, which keeps its title below documents that come first. */
  hasForm?: boolean;
  children: ReactNode;
}

/** A page beside the wizard: each document that was sent back or is missing comes before the page's own content. */
export function DocumentsFirst(props: Props) {
  const { view } = useShell().application;
  return view.kind === 'applicant' ? <Shown {...props} applicant={view.applicant} token={view.token} /> : null;
}

function Shown({ applicant, token, title, lead, hasForm, children }: Props & { applicant: Applicant; token: string }) {
  const { first } = useNext(applicant);
  return (
    <Frame {...(first ? { title: first } : { title, lead })}>
      <SendableDocuments applicant={applicant} token={token} screen={screenFor(applicant.status)} />
      {first && hasForm && <h2 className={layout.heading}>{title}</h2>}
      {children}
    </Frame>
  );
}
