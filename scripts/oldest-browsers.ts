/**
 * The oldest browsers in which every page has to work: Chrome 87 stands for the last one that phones of 2015 get.
 * Scripts are written down to them by Vite (astro.config.mjs), styles by old-styles.ts; tests/src/old-browsers.test.ts
 * looks at what was built. Reasons: docs/decisions/042-oldest-browsers.md.
 */
export const OLDEST = { chrome: 87, firefox: 78, safari: 14 };

/**
 * The syntax that all of them have. Their names would do as a target too, but then the bundler also takes out `?.`, for
 * a fault of Chrome below 91 with `a?.(...b)` alone, and every page would be heavier.
 */
export const SCRIPT_TARGET = 'es2020';

/** As Lightning CSS takes them: the major version in the third byte. */
export const STYLE_TARGETS = Object.fromEntries(Object.entries(OLDEST).map(([name, version]) => [name, version << 16]));
