import type { DeskApplication } from '#contract/desk/desk-application.ts';

/** `application`: as it is now, where that is known. */
type Heard = (id: string, application?: DeskApplication) => void;

const listeners = new Set<Heard>();

/** Says that an application has been changed from elsewhere on the desk. */
export function tellChanged(id: string, application?: DeskApplication): void {
  for (const tell of listeners) tell(id, application);
}

/** Calls `heard` with each of them. Returns the end of it. */
export function onChangedElsewhere(heard: Heard): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
