/** Whether somebody comes from the area of their own account, which knows their name and address already. */
export function cameFromAccount(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'account';
}
