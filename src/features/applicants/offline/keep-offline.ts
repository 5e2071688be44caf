import { COPIES_OF, type KeepRequest, WORKER_ADDRESS } from './offline-copies.ts';

/**
 * Lets the owner of a finished page keep it on this device, and take it off again. Only then is there a worker at all.
 * Where the browser has none, in private windows of some, and on a helper's device, the offer stays hidden.
 */
export function startKeepOffline(): void {
  const { application } = document.documentElement.dataset;
  const card = document.querySelector<HTMLElement>('[data-keep-offline]');
  const isPossible = 'serviceWorker' in navigator && 'caches' in window && !/[?&]helper=1/.test(location.search);
  if (!card || !application || !isPossible) return;
  const [offer, kept] = card.querySelectorAll<HTMLElement>('div[hidden]') as unknown as [HTMLElement, HTMLElement];
  const said = card.querySelector<HTMLElement>('[data-failed]');

  const show = async () => {
    const isKept = await caches.has(COPIES_OF + application);
    offer.hidden = isKept;
    kept.hidden = !isKept;
    card.hidden = false;
  };
  const press = (part: HTMLElement, work: () => Promise<boolean>) => {
    const button = part.querySelector('button');
    button?.addEventListener('click', async () => {
      button.disabled = true;
      const worked = await work().catch(() => false);
      button.disabled = false;
      await show();
      if (said) said.textContent = worked ? '' : (said.dataset.failed ?? '');
      // The button that was pressed is gone, and the focus with it.
      card.querySelector<HTMLElement>('div:not([hidden]) > button')?.focus();
    });
  };
  press(offer, async () => {
    await navigator.serviceWorker.register(WORKER_ADDRESS);
    return tell({
      application,
      page: location.href,
      files: performance.getEntriesByType('resource').map(({ name }) => name),
    });
  });
  press(kept, () => tell('end'));
  show().catch(() => {});
}

async function tell(what: KeepRequest | 'end'): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage(what, [port2]);
  });
}
