/** The sentence of an answer which says that access to an organisation has ended; undefined where it says nothing of it. */
export function readAccessEnded(reply: object): string | undefined {
  const { access_ended: sentence } = reply as { access_ended?: unknown };
  return typeof sentence === 'string' ? sentence : undefined;
}
