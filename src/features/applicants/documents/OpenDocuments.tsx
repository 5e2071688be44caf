import type { Applicant } from '../application/applicant.ts';
import type { Screen } from '../shell/steps.ts';
import { openDocuments } from './open-documents.ts';
import { ReplaceDocument } from './ReplaceDocument.tsx';

interface Props {
  applicant: Applicant;
  token: string;
  screen: Screen;
}

/** What was sent back or is missing, one card each, on top of every open screen. */
export function OpenDocuments({ applicant, token, screen }: Props) {
  return openDocuments(applicant, screen).map((document) => (
    <ReplaceDocument key={document.type} document={document} applicant={applicant} token={token} screen={screen} />
  ));
}
