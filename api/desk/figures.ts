import { daysAfter } from '#contract/days-after.ts';
import { hasReached, type ReachedStage, type Status } from '#contract/model/status.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from '#contract/model/steps.ts';
import { mondaysUntil } from '../partners/registrations/weeks.ts';
import { berlinMidnight } from '../time/berlin-time.ts';
import type { Counted, FiguresStore } from './figures.store.ts';

type ByStatus = ReadonlyMap<Status, number>;

/** The last steps of erased people who have reached a stage. A declaration that was not accepted yet is not among them. */
const STEPS_OF: Readonly<Record<ReachedStage, readonly RegistrationStep[]>> = {
  registered: ['registered', 'applied', 'documents_in', 'approved', 'complete'],
  documents: ['documents_in', 'approved', 'complete'],
  declaration: ['complete'],
  complete: ['complete'],
};

/**
 * How many applications have come how far. Whoever is further on also counts in each stage before. Of those that were
 * erased, the furthest step is known. Pure.
 */
export function countStages(byStatus: ByStatus, erased: ReadonlyMap<RegistrationStep, number> = new Map()) {
  const gone = (steps: readonly RegistrationStep[]) =>
    steps.reduce((total, step) => total + (erased.get(step) ?? 0), 0);
  const reached = (stage: ReachedStage) => sum(byStatus, (status) => hasReached(status, stage)) + gone(STEPS_OF[stage]);
  const all = sum(byStatus, () => true) + gone(REGISTRATION_STEPS);
  return {
    applied: all,
    documents: reached('documents'),
    declaration: reached('declaration'),
    complete: reached('complete'),
    ended: all - reached('registered'),
  };
}

function sum(byStatus: ByStatus, counts: (status: Status) => boolean): number {
  return [...byStatus].reduce((total, [status, applications]) => (counts(status) ? total + applications : total), 0);
}

/** New applications of the last twelve weeks, the oldest first. */
export function weeksOfApplications(figures: FiguresStore, counted: Counted, now: number) {
  return mondaysUntil(now).map((starts_on) => {
    const next = berlinMidnight(daysAfter(starts_on, 7));
    return { starts_on, applications: figures.between(counted, berlinMidnight(starts_on), next) };
  });
}
