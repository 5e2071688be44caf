/** What a failed try looks like; see nodemailer's errors. */
export interface SendingError {
  code?: string;
  /** The operating system's or OpenSSL's own code. */
  originalCode?: string;
  responseCode?: number;
  /** The server's words. They often repeat the address, so they are neither kept nor logged. */
  response?: string;
  command?: string;
}

/** This mail can never be sent: nobody is there to get it, or its row is broken. */
export class UnsendableMail extends Error {
  readonly code = 'EUNSENDABLE';
}

/** The enhanced status of RFC 3463, such as 5.1.1; '' where the server gives none. */
export function enhancedStatus({ response = '' }: SendingError): string {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
}

// RFC 3463 and 7505: no such mailbox, no such system, no address at all, moved away, a domain that takes no mail.
// 5.1.7 and 5.1.8 speak of the sender, 5.1.0 of nothing in particular.
const UNKNOWN_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'];

/** The reader's address does not exist. A bare 550 doesn't say so: that is also how a server refuses to relay for us. */
export function isUnknownAddress(error: SendingError): boolean {
  const { code, command, responseCode = 0 } = error;
  const isAboutReader = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return isAboutReader && responseCode >= 500 && UNKNOWN_ADDRESS.includes(enhancedStatus(error));
}

/** Nodemailer itself found the address unusable, before anything was sent. */
export function isNoAddress({ code, command }: SendingError): boolean {
  return code === 'EENVELOPE' && command === 'API';
}

// 421: the server goes away. 530, 535: it wants a login, or another one.
const ABOUT_US = [421, 530, 535];

/** Only this mail was refused, for its recipient or content; the next one may well go out. */
export function isAboutThisMail({ code, command, responseCode = 0 }: SendingError): boolean {
  if (ABOUT_US.includes(responseCode)) return false;
  return (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
}
