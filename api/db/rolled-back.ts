/** Does the work in a transaction that leaves no trace, and answers what it has found. */
export function rolledBack<T>(tx: <R>(work: () => R) => R, work: () => T): T {
  try {
    return tx(() => {
      throw new RolledBack(work());
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.found as T;
    throw error;
  }
}

/** Ends the transaction, and carries out of it what was found. */
class RolledBack extends Error {
  readonly found: unknown;

  constructor(found: unknown) {
    super('a preview');
    this.found = found;
  }
}
