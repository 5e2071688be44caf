/** The requirement that an address names, there or not; undefined where it names none. Pure. */
export function requirementIn(query: string): string | undefined {
  return new URLSearchParams(query).get('requirement') || undefined;
}
