/** Reports something while the page is left: a beacon outlives the page. A plain string would not be sent as JSON. */
export function leaveWord(address: string, news: object): void {
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(news)], { type: 'application/json' }));
}
