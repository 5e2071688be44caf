/** What a page adds to the fields of a form that the browser sends without a script: JSON in one of them. */
export function fixedFields({ fixed }: Record<string, unknown>): Record<string, unknown> {
  if (typeof fixed !== 'string') return {};
  try {
    const value: unknown = JSON.parse(fixed);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
