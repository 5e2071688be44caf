import { useEffect } from 'react';

/** Asks before the page is left with something that is not saved; the browser words the question. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    // A listener of its own: a page adds the same one only once, and the first field that is saved would take it away.
    const ask = (event: BeforeUnloadEvent) => askToStay(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** Hears `beforeunload`, also for what is no component. */
export function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Older browsers ask only for a value.
  event.returnValue = true;
}
