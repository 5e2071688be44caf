const REST_MS = 1000;

/** Asks once more for a script that does not come: a line that has broken is mostly there again. */
export function twice<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, REST_MS)).then(load));
}
