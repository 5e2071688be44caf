import type { NextAct } from '#contract/model/next-act.ts';
import { Check, Clock, type Icon, Info, TriangleAlert } from '#src/ui/icons.tsx';

/** The sign of each next act; the alarm is only for what went wrong. */
export const SIGNS: Readonly<Record<NextAct['sign'], Icon>> = {
  alarm: TriangleAlert,
  wait: Clock,
  done: Check,
  info: Info,
};
