/** Focuses an element once React has drawn the next screen; otherwise the focus would fall to the top of the page. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
