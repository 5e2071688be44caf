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

/**
 * client:deferred — for islands that can be read and scrolled without their script. It is fetched when the page has
 * loaded and the browser is idle, or earlier when somebody points at, touches or focuses the island; on a connection
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
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
};

export default whenIdleOrWanted;
