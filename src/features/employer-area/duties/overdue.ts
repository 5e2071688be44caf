import type { ReplyOf } from '#contract/calls.ts';
import { berlinDay } from '#src/i18n/format.ts';

type Duty = ReplyOf<'POST /api/employer/tick-duty'>['duties'][number];

/** Whether the last day of a duty is over, in Germany, and nobody has ticked it. Pure. */
export function isOverdue({ due_on, done_at }: Pick<Duty, 'due_on' | 'done_at'>, now: number): boolean {
  return done_at === null && due_on !== null && due_on < berlinDay(now);
}
