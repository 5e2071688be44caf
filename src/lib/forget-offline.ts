/** Takes every page off this device that somebody has kept there (src/features/applicants/offline). */
export function forgetOffline(): void {
  navigator.serviceWorker?.controller?.postMessage('forget');
}
