import type { ClientDirective } from 'astro';
import { hearSigns } from './island/use-signs.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:deferred'?: boolean;
  }
}

/**
 * client:deferred — for islands that work without React until somebody uses them. It is fetched when somebody points at,
 * touches, focuses or changes the island, or presses a key in it: 67 KB that a visitor who only reads never needs.
 */
const whenUsed: ClientDirective = (load, _options, island) => {
  let started = false;
  hearSigns(island, async () => {
    if (started) return;
    started = true;
    try {
      await (await load())();
    } catch {
      // The line has broken: the next sign tries again.
      started = false;
    }
  });
};

export default whenUsed;
