import { placementRules } from '#contract/placements/placement-rules.ts';
import { site } from '#site';
import { placementFigures } from '#src/nouns/placement/obstacles.text.ts';

export const rules = placementRules(site.programme);

/** The figures of the rules, as sentences name them. */
export const figures = { ...placementFigures(site.programme), level: site.programme.level.minimum };
