/** A UUID version 4; crypto.randomUUID is missing in the oldest browsers, and on pages over plain HTTP. */
export function randomId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16),
  );
}
