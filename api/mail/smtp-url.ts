const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/i;

/** Whether mail may be sent there without encryption: only if it stays on this machine. */
export function isOnThisMachine(smtpUrl: string): boolean {
  return LOOPBACK.test(new URL(smtpUrl).hostname);
}
