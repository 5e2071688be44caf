/** The ISO day that comes so many days after another one; before it, if they are negative. Pure. */
export function daysAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}
