import { accountNumber, applicationNumber } from '#contract/applications/application-number.ts';

/** The number of somebody on a partner's list: of the application, or one like it of an account that has none. Pure. */
export function registrationNumber({ applicant_id, person_id }: { applicant_id: string | null; person_id: string }) {
  return applicant_id === null ? accountNumber(person_id) : applicationNumber(applicant_id);
}
