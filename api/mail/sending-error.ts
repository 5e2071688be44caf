import { databaseFault } from '../db/faults.ts';

/** The error of a failed try; see nodemailer's errors. */
export interface SendingError {
  code?: string;
  /** The code of the operating system or of OpenSSL. */
  originalCode?: string;
  responseCode?: number;
  /** The mail server's words. They often hold the address, so they are neither kept nor logged. */
  response?: string;
  command?: string;
}

/** The mail can never be sent: it has no recipient any more, or its row is broken. */
export class UnsendableMail extends Error {
  readonly code = 'EUNSENDABLE';
}

/** What the mail says is no longer so: it is not sent, and the operator has nothing to do about it. */
export class OvertakenMail extends UnsendableMail {}

/** The enhanced status code of RFC 3463, such as 5.1.1; '' if the mail server gives none. */
export function enhancedStatus({ response = '' }: SendingError): string {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
}

// RFC 3463 and 7505: no such mailbox, no such system, bad syntax, mailbox moved, a domain that takes no mail. 5.1.7 and
// 5.1.8 are about the sender, 5.1.0 about anything.
const UNKNOWN_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'];

/** The recipient's address does not exist. A bare 550 may also mean that the server refuses to relay for us. */
export function isUnknownAddress(error: SendingError): boolean {
  const { code, command, responseCode = 0 } = error;
  const isAboutReader = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return isAboutReader && responseCode >= 500 && UNKNOWN_ADDRESS.includes(enhancedStatus(error));
}

/** Nodemailer itself refused the address, before anything was sent. */
export function isNoAddress({ code, command }: SendingError): boolean {
  return code === 'EENVELOPE' && command === 'API';
}

// 421: the mail server shuts down. 530, 535: it wants other credentials, or some.
const ABOUT_US = [421, 530, 535];

/** Only this mail was refused, for its recipient or content, or its rows are damaged; the next one may be accepted. */
export function isAboutThisMail(error: SendingError): boolean {
  const { code, command, responseCode = 0 } = error;
  if (ABOUT_US.includes(responseCode)) return false;
  if (databaseFault(error) === 'damaged') return true;
  return (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
}
