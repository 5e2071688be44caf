/** The operator misspelled a command; the message says how it is written. */
export class UsageError extends Error {}
