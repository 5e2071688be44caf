/** While this goes on, the browser asks in its own words before the page is left. */
export async function askBeforeLeaving<T>(work: Promise<T>): Promise<T> {
  addEventListener('beforeunload', ask);
  try {
    return await work;
  } finally {
    removeEventListener('beforeunload', ask);
  }
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome up to 118 asks only if this is set.
  event.returnValue = true;
}
