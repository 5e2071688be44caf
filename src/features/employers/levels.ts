import { site } from '#site';

const { minimum, advancedFrom, supportedUpTo } = site.programme.level;

/** The German that each kind of work asks for, as every text of the page names it. */
export const LEVELS = { minimum, others: `${advancedFrom}–${supportedUpTo}`, upTo: supportedUpTo };
