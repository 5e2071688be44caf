import type { ClientDirective } from 'astro';
import { freeParts, hearSigns, takesFile } from './island/use-signs.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:finished'?: boolean;
  }
}

/**
 * client:finished — for pages of one application. Where the server has finished the page, React is fetched as soon as
 * somebody uses one of its fields or buttons, moves a mouse over it, comes back to it or leaves it open; a finger that
 * only scrolls costs nothing. A button that is pressed before React is there is pressed again then. Where a file can be
 * sent, and where the page has only what was built, React is fetched at once.
 */
const takeOver: ClientDirective = (load, _options, island) => {
  const pressed = new Set<HTMLElement>();
  let started = false;
  /** What is pressed is answered, but in the parts that are not there yet: src/ui/part.tsx. */
  let isFree = false;
  let pauseMs = 2000;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch {
      // The line has broken. What is pressed meanwhile waits for one more try.
      if (pauseMs > 2000) giveUp();
      started = false;
      setTimeout(start, pauseMs);
      pauseMs *= 2;
      return;
    }
    // Astro takes this attribute away. A script did not come: the browser does what a button does without it.
    if (island.hasAttribute('ssr')) giveUp();
  };
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button,summary');
    if (!button || (isFree && !isHeld(button))) return;
    event.preventDefault();
    // React, which may be there just now, hears it when it is pressed again.
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    pressed.add(button);
  };
  // React may have put another element in the place of what was pressed or had the focus, or of the fold around it.
  const now = (one: Element | null) =>
    one?.isConnected === false
      ? document.getElementById(one.id || one.closest('details')?.firstElementChild?.id || '')
      : (one as HTMLElement | null);
  const isHeld = (button: Element) => button.closest('[data-part]');
  const goOn = () => {
    isFree = true;
    for (const one of pressed) {
      if (isHeld(one)) continue;
      pressed.delete(one);
      one.removeAttribute('aria-busy');
      now(one)?.click();
    }
  };
  const giveUp = () => {
    freeParts();
    goOn();
  };
  // What only works with the script comes right after that. The browser makes no click of a press that began before.
  const onTaken = () => {
    const { activeElement } = document;
    const down = island.querySelector('button:active,summary:active,[type=checkbox]:active');
    const onEnd = (event: Event) => {
      for (const end of ENDS) document.removeEventListener(end, onEnd);
      if (down?.isConnected !== false) return;
      if (!now(down)?.contains(event.target as Node) || ((event as KeyboardEvent).key ?? ' ') !== ' ') return;
      // A key that repeats itself would press it as well.
      event.preventDefault();
      now(down)?.click();
    };
    // It may end before what follows has its turn.
    if (down) for (const end of ENDS) document.addEventListener(end, onEnd);
    setTimeout(() => {
      if (activeElement?.isConnected === false) now(activeElement)?.focus();
      goOn();
    });
  };
  if (!document.documentElement.dataset.finished) return void start();
  // While it loads what it needs, React lets no click through: only what listens first hears it.
  island.addEventListener('click', press, true);
  document.addEventListener('taken', onTaken);
  addEventListener('submit', holdInCopy);
  document.addEventListener('visibilitychange', start, { once: true });
  // Photos in place of a PDF are offered by the script.
  const wait = takesFile(island) ? 0 : LEFT_OPEN_MILLISECONDS;
  setTimeout(() => document.hidden || start(), wait);
  hearSigns(island, (isMeant) => isMeant && start());
};

/**
 * In a copy that is read without a network, a form whose script is not kept would go by the browser, which puts its own
 * error in the place of the copy and of what was typed. The note above says when it can be sent.
 */
function holdInCopy(event: Event): void {
  const note = document.querySelector<HTMLElement>('[data-offline]');
  if (!note || navigator.onLine || event.defaultPrevented) return;
  event.preventDefault();
  note.tabIndex = -1;
  note.focus();
}

/** Of a press by mouse, or by the space bar. */
const ENDS = ['mouseup', 'keyup'];
const LEFT_OPEN_MILLISECONDS = 180_000;

export default takeOver;
