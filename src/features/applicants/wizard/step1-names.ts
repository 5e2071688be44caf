import type { FieldOf, FileFieldOf } from '#contract/calls.ts';

type At = 'POST /api/functions/submit-preregistration';

export const FILE_NAME = 'hub4africa_file' satisfies FileFieldOf<At>;
export const NAMES: readonly FieldOf<At>[] = [
  'first_name',
  'last_name',
  'middle_name',
  'email',
  'phone',
  'season',
  FILE_NAME,
  'gdpr',
];
