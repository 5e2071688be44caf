/** A UUID version 4; crypto.randomUUID is missing in the oldest browsers, and on pages over plain HTTP. */
export function randomId(): string {
  // y is one of 8, 9, a and b.
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const random = (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15;
    return (place === 'x' ? random : (random & 3) | 8).toString(16);
  });
}
