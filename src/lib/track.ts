import { reportOnLeaving } from './report-on-leaving.ts';

/**
 * Reports clicks on links with `data-cta` (email, tel or whatsapp): the page and the link, nothing about the visitor.
 * One listener in the layout's script, so that a page needs only the attribute.
 */
export function startTracking(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-cta]');
    if (!link) return;
    const event = link.closest('footer') ? 'footer_click' : 'cta_click';
    reportOnLeaving('/api/analytics-events', { event, page: document.body.dataset.page, cta: link.dataset.cta });
  });
}
