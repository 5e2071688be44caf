/** Version 1 to 5, as the specification asks; anything else is no token. */
const TOKEN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}
