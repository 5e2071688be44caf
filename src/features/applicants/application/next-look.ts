import type { NextAct } from '#contract/next-act.ts';
import { Check, Clock, type Icon, Info, TriangleAlert } from '#src/ui/icons.tsx';

/** The sign beside what is next: an alarm is for what went wrong only. */
export const SIGNS: Readonly<Record<NextAct['sign'], Icon>> = {
  alarm: TriangleAlert,
  wait: Clock,
  done: Check,
  info: Info,
};
