import { webmail, withRequest } from './mail-draft.ts';

const MAIL_PROGRAMME_TAKES_MS = 600;

/** Prefills the page's mail links from its query, and opens webmail where no mail program comes up. */
export function startMail(): void {
  const main = document.getElementById('main');
  for (const link of main?.querySelectorAll<HTMLAnchorElement>('[data-request]') ?? []) {
    link.href = withRequest(link.href, location.search, JSON.parse(link.dataset.request ?? '{}'));
  }
  main?.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link?.protocol === 'mailto:') openWebmailUnlessLeft(link.href);
  });
}

/** A mail program that opens takes the focus, or hides the page. */
function openWebmailUnlessLeft(mailto: string): void {
  const left = new AbortController();
  const timer = setTimeout(() => {
    left.abort();
    open(webmail(mailto), '_blank', 'noopener');
  }, MAIL_PROGRAMME_TAKES_MS);
  const stay = () => {
    clearTimeout(timer);
    left.abort();
  };
  addEventListener('blur', stay, { signal: left.signal });
  addEventListener('pagehide', stay, { signal: left.signal });
  document.addEventListener('visibilitychange', stay, { signal: left.signal });
}
