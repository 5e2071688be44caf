import type { WizardScreen } from '#contract/model/status.ts';
import type { Applicant } from '../application/applicant.ts';
import { ReplaceDocument } from './ReplaceDocument.tsx';
import { sendableDocuments } from './sendable-documents.ts';

interface Props {
  applicant: Applicant;
  token: string;
  screen: WizardScreen;
}

/** One card for each document that was sent back or is missing, on top of the screen. */
export function SendableDocuments({ applicant, token, screen }: Props) {
  return sendableDocuments(applicant, screen).map((document) => (
    <ReplaceDocument key={document.name} document={document} applicant={applicant} token={token} screen={screen} />
  ));
}
