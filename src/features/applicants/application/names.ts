import type { Applicant } from './applicant.ts';

/** What one writes on the back of the envelope: the first group of the id finds the application. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

export function fullName({ first_name, middle_name, last_name }: Applicant): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}
