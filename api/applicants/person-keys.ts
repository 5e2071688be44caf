import { phoneDigits, plainText, withoutUmlauts } from '../partners/plain-text.ts';

interface Provider {
  /** The first one stands for all. */
  domains: readonly string[];
  /** What stands before the @, in the one spelling of all that lead to its mailbox. */
  spelling?: (local: string) => string;
}

/** Providers under whose several domains, or several spellings, there is one mailbox. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], spelling: (local) => local.replaceAll('.', '') },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    spelling: (local) => local.replace(/[._-]/g, ''),
  },
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.uz', 'ya.ru', 'narod.ru'],
    spelling: (local) => local.replaceAll('-', '.'),
  },
];

/** Whose mailboxes get mail to name+anything@ too. */
const WITH_PLUS =
  /^(?:gmail\.com|icloud\.com|proton\.me|yandex\.ru|(?:outlook|hotmail|live|msn)\.[a-z.]{2,6}|fastmail\.(?:com|fm)|zoho\.(?:com|eu|in)|hey\.com|mailbox\.org|posteo\.de)$/;

/** The mailbox of an address: the same one for all ways in which its provider lets it be written. Pure. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const provider = PROVIDERS.find(({ domains }) => domains.includes(address.slice(at + 1)));
  const domain = provider?.domains[0] ?? address.slice(at + 1);
  const local = WITH_PLUS.test(domain) ? address.slice(0, at).replace(/(?!^)\+.*$/, '') : address.slice(0, at);
  return `${provider?.spelling?.(local) ?? local}@${domain}`;
}

const KEY_DIGITS = 9;
const FEWEST_DIGITS = 6;

/** The last digits of a telephone number, without what stands for country and town line; '' if it is none. Pure. */
export function phoneKey(phone: string): string {
  const digits = phoneDigits(phone).slice(-KEY_DIGITS);
  return digits.length < FEWEST_DIGITS ? '' : digits;
}

/**
 * All letters of a name in the order of the alphabet: the same however it is split into fields and words, whichever name
 * comes first, with and without accents and hyphens. Pure.
 */
export function nameKey(name: string): string {
  return [...withoutUmlauts(plainText(name)).replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
}
