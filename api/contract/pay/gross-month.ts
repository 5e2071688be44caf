/** A month has so many weeks. */
export const WEEKS_OF_A_MONTH = 52 / 12;

/** Whole euros before deductions that a month of this work pays, rounded as `monthOf` rounds. Pure. */
export function grossAMonth({ wage_cents, week_hours }: { wage_cents: number; week_hours: number }): number {
  return Math.round(week_hours * WEEKS_OF_A_MONTH * (wage_cents / 100));
}
