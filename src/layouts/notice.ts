import type { DeviceKey } from '#contract/browser-storage.ts';

const NOTICE_KEY: DeviceKey = 's4f_cookie_notice';

/** Shows the notice on essential cookies until somebody dismisses it, by its button or with Escape. */
export function startNotice(): void {
  const notice = document.getElementById('notice');
  if (!notice || isAccepted()) return;
  notice.hidden = false;
  const dismiss = () => {
    // The focus would be lost with the button.
    if (notice.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    notice.hidden = true;
    document.removeEventListener('keydown', onKey);
    try {
      localStorage.setItem(NOTICE_KEY, 'accepted');
    } catch {
      // Storage is blocked: the notice comes back on the next page.
    }
  };
  const onKey = (event: KeyboardEvent) => {
    // Escape first closes dialogs and menus that lie above the page.
    if (event.key === 'Escape' && !document.querySelector('dialog[open],details.menu[open]')) dismiss();
  };
  notice.querySelector('button')?.addEventListener('click', dismiss);
  document.addEventListener('keydown', onKey);
}

function isAccepted(): boolean {
  try {
    return localStorage.getItem(NOTICE_KEY) === 'accepted';
  } catch {
    return false;
  }
}
