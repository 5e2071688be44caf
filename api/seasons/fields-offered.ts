import { FIELDS_OF_WORK, type FieldOfWork } from '#contract/employers/requirement-rules.ts';

/** What people of a season can choose from: one that names no field of work offers all. Pure. */
export function fieldsOffered({ fields_of_work }: { fields_of_work: readonly FieldOfWork[] }): readonly FieldOfWork[] {
  return fields_of_work.length === 0 ? FIELDS_OF_WORK : fields_of_work;
}
