/** As the `ref` of what appears in a form's place: the button that had the focus is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
