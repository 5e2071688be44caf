import * as z from 'zod/mini';

/** A season as applicants see it. */
export const seasonView = z.object({
  id: z.string(),
  name_de: z.string(),
  name_en: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
});

/** Empty: the applicant stays where they are. */
export const wishSeasonInput = z.object({ season: z.union([z.literal(''), z.uuid('input_invalid')]) });
