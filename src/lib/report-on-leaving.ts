import type { CallPath, InputOf } from '#contract/calls.ts';

/** The fields of a call's input, with what the page holds: the server checks it, and nobody reads the answer. */
type News<Path extends CallPath> = { readonly [Field in keyof InputOf<Path>]: unknown };

/** Reports something while the page is left: a beacon outlives the page. A plain string would not be sent as JSON. */
export function reportOnLeaving<Path extends CallPath>(address: Path, news: News<Path>): void {
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(news)], { type: 'application/json' }));
}
