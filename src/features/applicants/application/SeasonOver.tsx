import { Note } from '#src/ui/Note.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import type { Applicant } from './applicant.ts';

/** Above what is still to be sent, once nobody can be placed any more in the season that it is for. */
export function SeasonOver({ applicant }: { applicant: Applicant }) {
  const { seasonOver } = useApplicantResources();
  return applicant.season_over && <Note tone="warn" {...seasonOver} />;
}
