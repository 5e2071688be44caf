/** Whether somebody came from a neighbouring page, to be told that this one is right. A redirect hides its referrer. */
export function cameFromNeighbour(referrer: string, search: string): boolean {
  return /\/(verify|apply|status)/.test(referrer) || new URLSearchParams(search).get('from') === 'apply';
}
