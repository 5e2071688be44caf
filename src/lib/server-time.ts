/** The server's clock in milliseconds, as a phone's may be a year off. Undefined where the server does not answer. */
export async function serverTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    const time = Date.parse(headers.get('Date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
