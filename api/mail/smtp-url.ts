const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/i;

/** Whether mail may go there without encryption: only where it doesn't leave this machine. */
export function isOnThisMachine(smtpUrl: string): boolean {
  return LOOPBACK.test(new URL(smtpUrl).hostname);
}
