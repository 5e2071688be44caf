/** An invitation code as it is stored, from what was typed: in any case, with blanks, dashes or dots between. Pure. */
export function invitationCode(typed: string): string {
  return typed
    .slice(0, 64)
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();
}
