import type { Deps } from '../deps.ts';

/** Runs `work` when the answer is on its way, so that the time of the answer does not tell what there was to do. */
export function afterAnswer(deps: Pick<Deps, 'log'>, work: () => void): void {
  setImmediate(() => {
    try {
      work();
    } catch (error) {
      deps.log.error({ error: String(error) }, 'after the answer');
    }
  });
}
