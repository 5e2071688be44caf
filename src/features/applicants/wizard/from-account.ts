/** Whether somebody comes from the area of their account, which already knows their name and address. */
export function cameFromAccount(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'account';
}
