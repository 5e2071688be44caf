import type { Deps } from '../deps.ts';

/** Counts a proposal. Whoever asks while one is being counted gets that one. */
export type AssignmentRun = (deps: Deps, accountId: string) => Promise<void>;

export function createAssignmentRun(): AssignmentRun {
  let running: Promise<void> | undefined;
  return (deps, accountId) => {
    running ??= propose(deps, accountId).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function propose(deps: Deps, accountId: string): Promise<void> {
  const { proposeSeason } = await import('./propose-season.ts');
  await proposeSeason(deps, accountId);
}
