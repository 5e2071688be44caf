import { use, useState } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import { useOnMount } from './on-change.ts';
import { freeParts } from './use-signs.ts';

/** Further props of an island that the server draws. */
export interface FinishedProps<Drawn> {
  /** `Finished` as JSON: the server adds it to the island of the built page. */
  finished?: string;
  /** What the server draws the page from. */
  drawn?: Drawn;
}

export type Taken<Drawn> = Drawn | Promise<Drawn> | undefined;

/** What a finished page is, for `useFirst` inside `Suspense`: until all is there, the HTML of the server stays. */
export function useTaken<Drawn>(
  { finished, drawn }: FinishedProps<Drawn>,
  take: (finished: Finished) => Promise<Drawn>,
): Taken<Drawn> {
  const [taken] = useState(() => finished && untilThere(() => take(JSON.parse(finished))));
  return taken || drawn;
}

/** Undefined for a page as it was built. */
export function useFirst<Drawn>(taken: Taken<Drawn>): Drawn | undefined {
  useOnMount(tellTakenOver);
  return taken instanceof Promise ? use(taken) : taken;
}

/** A line that has broken comes back. Until then the page can be read, and its forms work without a script. */
export async function untilThere<Drawn>(take: () => Promise<Drawn>, pauseMs = FIRST_PAUSE_MS): Promise<Drawn> {
  try {
    return await take();
  } catch {
    if (pauseMs > FIRST_PAUSE_MS) {
      freeParts();
      tellTakenOver();
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
      addEventListener('online', resolve, { once: true });
    });
    return untilThere(take, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
  }
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** For what waits until the page, or a part of it, is in React's hands: src/ui/client-finished.ts. */
export function tellTakenOver(): void {
  document.dispatchEvent(new Event('taken'));
}
