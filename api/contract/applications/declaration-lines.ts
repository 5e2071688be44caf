/** The lines of the declaration that an applicant fills in besides the name, in the order of the sheet. */
export const DECLARATION_LINES = [
  'birth_date',
  'passport_number',
  'university',
  'student_number',
  'subject',
  'vacation',
] as const;
export type DeclarationLine = (typeof DECLARATION_LINES)[number];
