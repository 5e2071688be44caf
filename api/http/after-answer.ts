import type { Deps } from '../deps.ts';

/** Runs `work` after the answer, whose time must not tell whether there was something to do. */
export function afterAnswer(deps: Pick<Deps, 'log'>, work: () => void): void {
  setImmediate(() => {
    try {
      work();
    } catch (error) {
      deps.log.error({ error: String(error) }, 'after the answer');
    }
  });
}
