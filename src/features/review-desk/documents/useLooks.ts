import { useState } from 'react';
import { FIRST_LOOK, type Look, type LookChange, lookAfter } from './zoom.ts';

/** How each document is looked at: whoever comes back to one finds it as they left it. */
export function useLooks() {
  const [looks, setLooks] = useState<Readonly<Record<string, Look>>>({});
  return {
    of: (id: string) => looks[id] ?? FIRST_LOOK,
    change: (id: string, change: LookChange) =>
      setLooks((before) => ({ ...before, [id]: lookAfter(before[id] ?? FIRST_LOOK, change) })),
  };
}
