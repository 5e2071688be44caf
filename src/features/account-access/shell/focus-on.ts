/** Once React has drawn the screen that follows: whoever goes back with a key must not land at the top of the page. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
