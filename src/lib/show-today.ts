// Stands inside the page, so it imports nothing: a module that others load too would become a file of its own.

/**
 * Shows what holds today. The pages were built on an earlier day; elements with `data-from` or `data-until` say from
 * which day and until which one they hold. The server's day decides, as a phone's clock may be a year off; it is asked
 * only where the phone's day would change the page.
 */
export async function showToday(): Promise<void> {
  const dated = [...document.querySelectorAll<HTMLElement>('[data-from],[data-until]')];
  if (dated.every((element) => element.hidden === !holds(element, Date.now()))) return;
  const now = await askTime();
  if (now) for (const element of dated) element.hidden = !holds(element, now);
}

function holds({ dataset: { from = '', until = '~' } }: HTMLElement, now: number): boolean {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
  return from <= today && today <= until;
}

async function askTime(): Promise<number> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return Date.parse(answer?.headers.get('Date') ?? '');
}
