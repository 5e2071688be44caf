/** The id of a request that must count once, however often it is sent. `randomUUID` is missing without https. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
}
