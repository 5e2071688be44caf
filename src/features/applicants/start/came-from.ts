/** People who come from a neighbouring page are told that they are right here. A redirect hides its referrer. */
export function cameFromNeighbour(referrer: string, search: string): boolean {
  return /\/(verify|apply|status)/.test(referrer) || new URLSearchParams(search).get('from') === 'apply';
}
