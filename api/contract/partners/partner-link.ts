import * as z from 'zod/mini';
import { MAX_LINK_LABEL_CHARACTERS } from '../limits.ts';
import { requiredText } from '../text-input.ts';

/** `printed`: the link's posters are to print the name, once an operator has looked at it. */
export const linkInput = z.object({
  label: requiredText(MAX_LINK_LABEL_CHARACTERS),
  printed: z.optional(z.boolean('input_invalid')),
});
export const linkIdInput = z.object({ id: z.uuid('input_invalid') });

const linkFigures = {
  /** How often the link was opened, by anybody. */
  opened: z.number(),
  /** How many registered by the link; null before the organisation is verified. */
  registered: z.nullable(z.number()),
  applied: z.nullable(z.number()),
};
const partnerLink = z.object({
  id: z.string(),
  /** The partner's own name for the link. */
  label: z.string(),
  printed: z.boolean(),
  token: z.string(),
  code: z.string(),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
  ...linkFigures,
});
export type PartnerLinkView = z.infer<typeof partnerLink>;
/** The figures of the first link, and all further links, the newest first. */
export const partnerLinks = z.object({ first: z.object(linkFigures), links: z.array(partnerLink) });
export type PartnerLinks = z.infer<typeof partnerLinks>;
