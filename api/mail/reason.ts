import { enhancedStatus, isNoAddress, isUnknownAddress, type SendingError, UnsendableMail } from './sending-error.ts';

/** Why a try failed, with the codes. Without the mail server's own words, which often hold the address. */
export function reasonOf(error: SendingError): string {
  if (error instanceof UnsendableMail) return error.message;
  return `${words(error)} (${codes(error)})`;
}

function words(error: SendingError): string {
  const { code = '', originalCode = '', command = '', responseCode = 0 } = error;
  if (isUnknownAddress(error)) return 'the address does not exist';
  if (isNoAddress(error)) return 'the address is not one that mail can be sent to';
  if (responseCode === 421) return 'the mail server takes no mail at the moment';
  if (responseCode === 530) return 'the mail server refused the login';
  if (isCertificate(originalCode)) return 'the certificate of the mail server is not trusted';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'the mail server refused the sender';
  if (code === 'ETLS' && responseCode > 0)
    return 'the mail server offers no encryption, and nothing is sent without it';
  return BY_CODE[code] ?? 'it could not be sent';
}

const BY_CODE: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refused the login',
  ENOAUTH: 'the mail server refused the login',
  ETLS: 'no encrypted connection to the mail server came about',
  EENVELOPE: 'the mail server refused the recipient',
  EMESSAGE: 'the mail server refused the content',
  ETIMEDOUT: 'the mail server did not answer in time',
  EABORT: 'the mail server did not answer in time',
  EDNS: 'the name of the mail server is unknown',
  ECONNECTION: 'the connection to the mail server failed',
  ESOCKET: 'the connection to the mail server failed',
};

/** Codes of OpenSSL, such as DEPTH_ZERO_SELF_SIGNED_CERT, and Node's codes about the name in a certificate. */
function isCertificate(code: string): boolean {
  return /CERT|UNABLE_TO_VERIFY/.test(code);
}

function codes(error: SendingError): string {
  const { code = 'no code', originalCode, responseCode } = error;
  if (responseCode) return [responseCode, enhancedStatus(error)].filter(Boolean).join(' ');
  return [code, originalCode].filter(Boolean).join(' ');
}
