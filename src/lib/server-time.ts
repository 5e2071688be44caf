/** What time it is at the server, in milliseconds; a phone's clock may be a year off. Undefined where it cannot be asked. */
export async function serverTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    const time = Date.parse(headers.get('Date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
