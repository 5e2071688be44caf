/** Whether a passport ends before its season does. Both are ISO days; a day that is not typed yet warns nobody. */
export function endsTooEarly(expiresOn: string, seasonEndsOn: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(expiresOn) && expiresOn < seasonEndsOn;
}
