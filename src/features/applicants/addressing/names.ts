import type { Applicant } from '../application/applicant.ts';

export function fullName({ first_name, middle_name, last_name }: Applicant): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}
