/**
 * Whether the page holds text that was typed and not sent, and that is lost by signing out: then the user is asked
 * first. The part of the page that holds such text replaces `isHeld`.
 */
export const unsent = { isHeld: (): boolean => false };
