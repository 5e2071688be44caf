import type { submitPreregistration } from '#contract/addresses/application.ts';
import type { FieldOf, FileFieldOf } from '#contract/calls.ts';

type Path = typeof submitPreregistration.path;

export const FILE_NAME = 'hub4africa_file' satisfies FileFieldOf<Path>;
export const NAMES: readonly FieldOf<Path>[] = [
  'first_name',
  'last_name',
  'middle_name',
  'email',
  'phone',
  FILE_NAME,
  'gdpr',
];
