import { useEffect } from 'react';

/** Asks before the page is left with something that is not saved; the browser words the question. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    addEventListener('beforeunload', askToStay);
    return () => removeEventListener('beforeunload', askToStay);
  }, [isUnsaved]);
}

/** Hears `beforeunload`, also for what is no component. */
export function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Older browsers ask only for a value.
  event.returnValue = true;
}
