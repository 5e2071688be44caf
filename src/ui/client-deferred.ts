import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:deferred'?: boolean;
  }
}

/**
 * client:deferred — for islands that work without React until somebody uses them. It is fetched when somebody points at,
 * touches or focuses the island, or presses a key in it: 67 KB that a visitor who only reads never needs.
 */
const whenWanted: ClientDirective = (load, _options, island) => {
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
};

export default whenWanted;
