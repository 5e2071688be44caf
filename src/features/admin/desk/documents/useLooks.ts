import { useState } from 'react';
import { FIRST_LOOK, type Look, type LookChange, lookAfter } from '../../viewer/zoom.ts';

/** Zoom and turn of each document, kept so that a document that is shown again looks as it was left. */
export function useLooks() {
  const [looks, setLooks] = useState<Readonly<Record<string, Look>>>({});
  return {
    of: (id: string) => looks[id] ?? FIRST_LOOK,
    change: (id: string, change: LookChange) =>
      setLooks((before) => ({ ...before, [id]: lookAfter(before[id] ?? FIRST_LOOK, change) })),
  };
}
