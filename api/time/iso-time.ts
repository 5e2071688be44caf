/** A time in milliseconds as an ISO string in UTC, as every answer names times. */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}

export function isoTimeOrNull(at: number | null): string | null {
  return at === null ? null : isoTime(at);
}
