import type { RequirementFields } from '#contract/employers/requirement-rules.ts';

type Known = Pick<RequirementFields, 'field_of_work' | 'site' | 'starts_on' | 'ends_on'> & { id: string };

/** What mails say of a requirement, or of the days that one candidate has of it. */
export function factsOfRequirement({ id, field_of_work, site, starts_on, ends_on }: Known): Record<string, string> {
  return { requirement: id, work: field_of_work || 'other', site, from: starts_on, until: ends_on };
}
