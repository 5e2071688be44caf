/** Every id of a row is a UUID, of any version: older rows have random ones, newer ones begin with the time. */
export const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text could be an id: what was typed, or stands in an address. */
export function isId(text: string): boolean {
  return ID.test(text);
}
