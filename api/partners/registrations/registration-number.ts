import { applicationNumber } from '#contract/applications/application-number.ts';

interface Row {
  applicant_id: string | null;
  person_id: string;
}

/** The number of somebody on a partner's list: of the application, or one like it of an account that has none. Pure. */
export function registrationNumber({ applicant_id, person_id }: Row) {
  return applicant_id === null
    ? applicationNumber(person_id).replace(/^WS/, ACCOUNT_SIGN)
    : applicationNumber(applicant_id);
}

// A prefix of its own: read aloud to us, the number must not be taken for that of an application.
const ACCOUNT_SIGN = 'K';
