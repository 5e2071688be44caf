import { HOUR_MS, MINUTE_MS } from '../clock.ts';

// One, two, four … minutes, then every six hours: about three days in all.
const MAX_ATTEMPTS = 20;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** What a mail server's refusal looks like; see nodemailer's errors. */
export interface SendingError {
  code?: string;
  responseCode?: number;
  command?: string;
}

export type NextTry = { kind: 'wait'; forMs: number } | { kind: 'give-up' };

/** What to do after a failed try. `attempts` counts the tries so far. Pure. */
export function nextTry(attempts: number, error: SendingError): NextTry {
  if (isRefusedRecipient(error) || attempts >= MAX_ATTEMPTS) return { kind: 'give-up' };
  return { kind: 'wait', forMs: Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_WAIT_MS) };
}

/** The address does not exist: no later try helps. A refused sender or login can be put right by the operator. */
function isRefusedRecipient({ code, responseCode = 0, command }: SendingError): boolean {
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
}

/** What may be kept and logged: a server's own words often repeat the address. */
export function describeError({ code, responseCode, command }: SendingError): string {
  return [code ?? 'failed', responseCode, command].filter((part) => part !== undefined && part !== '').join(' ');
}
