import { type RefObject, useEffect } from 'react';

/**
 * Asks before the page is left with something that is not saved; the browser words the question.
 * @param isSaved for what leads on at once when it is saved, before anything is drawn again
 */
export function useAskBeforeLeaving(isUnsaved: boolean, isSaved?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return;
    // A listener of its own: a page adds the same one only once, and the first field that is saved would take it away.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved?.current) askToStay(event);
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, isSaved]);
}

/** Hears `beforeunload`, also for what is no component. */
export function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Older browsers ask only for a value.
  event.returnValue = true;
}
