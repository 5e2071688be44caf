import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:deferred'?: boolean;
  }
}

/** The browser's data about the connection; Safari and Firefox don't give it. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** A busy phone may find no idle moment for minutes. */
const IDLE_WITHIN_MS = 2000;

/**
 * client:deferred — for islands that can be read and scrolled without their script. It is fetched when the page has
 * loaded and the browser is idle (after two seconds in any case), or earlier when somebody points at, touches or focuses the island; on a connection
 * where bytes cost money, only then.
 */
const whenIdleOrWanted: ClientDirective = (load, _options, island) => {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
    island.addEventListener(sign, start, { once: true, passive: true });
  }
  const { connection } = navigator as { connection?: Line };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_WITHIN_MS }) : setTimeout(start, 200);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
};

export default whenIdleOrWanted;
