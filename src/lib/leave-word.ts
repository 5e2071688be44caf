/** Tells the server something on the way out. A beacon outlives the page; as a plain string it would not be sent as JSON. */
export function leaveWord(address: string, news: object): void {
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(news)], { type: 'application/json' }));
}
