/** The operator misspelled a command; the message gives its right form. */
export class UsageError extends Error {}
