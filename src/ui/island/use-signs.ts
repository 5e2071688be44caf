/** What somebody does who is going to use something; a finger that only scrolls is not. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change', 'click'];
const CONTROLS = 'button,summary,input,select,textarea,label';

/** Calls `hear` with each sign in `place` that it is used; `isMeant`: not only passed. */
export function hearSigns(place: HTMLElement, hear: (isMeant: boolean) => void): void {
  const onSign = (event: Event) => {
    const target = event.target as Element;
    if (!place.contains(target)) return;
    hear((event as PointerEvent).pointerType === 'mouse' || target.closest(CONTROLS) !== null);
  };
  // On the way down: React lets nothing through to a part that it has not taken over.
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
}

/** Whether a file can be sent here at once. Photos in place of a PDF are offered by the script. */
export function takesFile(place: HTMLElement): boolean {
  return [...place.querySelectorAll('[type=file]')].some((field) => !field.closest('details:not([open])'));
}

/** Holds nothing back any more that is pressed in a part whose script does not come. */
export function freeParts(): void {
  for (const part of document.querySelectorAll('[data-part]')) part.removeAttribute('data-part');
}
