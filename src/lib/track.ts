import type { countClick } from '#contract/addresses/service.ts';

/**
 * Reports clicks on links with `data-cta` (email, tel or whatsapp): which page, which link, nothing about the visitor.
 * One listener in the layout's script, so that a page needs only the attribute.
 */
export function startTracking(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-cta]');
    if (!link) return;
    const event = link.closest('footer') ? 'footer_click' : 'cta_click';
    const click = JSON.stringify({ event, page: document.body.dataset.page, cta: link.dataset.cta });
    const address: typeof countClick.path = '/api/analytics-events';
    // A beacon outlives the page; as a plain string it would not be sent as JSON.
    navigator.sendBeacon?.(address, new Blob([click], { type: 'application/json' }));
  });
}
