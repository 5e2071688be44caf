/**
 * What the page holds that was written and not sent, and that goes when its writer signs out. The part of the page that
 * holds it replaces `isHeld`; whoever signs out is asked first.
 */
export const unsent = { isHeld: (): boolean => false };
