import type { CallAddress, CallPath, InputOf } from '#contract/calls.ts';

/** The fields of a call's input, with what the page holds: the server checks it, and nobody reads the answer. */
type News<At extends CallAddress> = { readonly [Field in keyof InputOf<At>]: unknown };

/** Reports something while the page is left: a beacon outlives the page. A plain string would not be sent as JSON. */
export function reportOnLeaving<Path extends CallPath>(path: Path, news: News<`POST ${Path}` & CallAddress>): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(news)], { type: 'application/json' }));
}
