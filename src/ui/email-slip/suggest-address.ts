import { run } from '@zootools/email-spell-checker';
import { MAX_EMAIL_CHARACTERS } from '#contract/limits.ts';

// Webmail hosts that people use. The library's own lists hold 'mail' and 'yahoo' with any ending, and would suggest
// mail.edu for mu.edu.et.
const WEBMAIL = (
  'gmail.com googlemail.com yahoo.com yahoo.de yahoo.fr yahoo.in yahoo.co.uk ymail.com rocketmail.com ' +
  'outlook.com outlook.de outlook.fr hotmail.com hotmail.de hotmail.fr hotmail.co.uk live.com live.de msn.com ' +
  'icloud.com me.com mac.com aol.com aol.de proton.me protonmail.com pm.me gmx.de gmx.net gmx.at gmx.ch gmx.com ' +
  'web.de t-online.de freenet.de arcor.de mail.com email.com mail.de posteo.de mailbox.org zoho.com tutanota.com ' +
  'tuta.com yandex.com yandex.ru mail.ru qq.com 163.com fastmail.com hey.com'
).split(' ');

/** The address that was probably meant, or undefined. Only near misses of known webmail hosts are corrected. */
export function suggestAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (address.length > MAX_EMAIL_CHARACTERS || address.split('@').length !== 2) return undefined;
  const suggestion = run({
    email: address,
    domains: WEBMAIL,
    domainThreshold: 2,
    secondLevelDomains: [],
    topLevelDomains: [],
    distanceFunction: (domain, known) => slipBetween(domain, known),
  });
  // Not the library's `full`, which is in lower case and encoded.
  return suggestion && `${address.slice(0, address.indexOf('@'))}@${suggestion.domain}`;
}

// Shorter names such as 'live' and 'gmx' are one letter away from too many others.
const MIN_NAME_CHARACTERS = 5;

function slipBetween(typed: string, known: string): number {
  const [name, ending] = halves(typed);
  const [knownName, knownEnding] = halves(known);
  const inName = name === knownName ? 0 : distance(name, knownName);
  const isName = inName === 0 || (inName === 1 && knownName.length >= MIN_NAME_CHARACTERS);
  if (!isName || !isEndingMeant(ending, knownEnding)) return Number.POSITIVE_INFINITY;
  return inName + (ending === knownEnding ? 0 : 1);
}

function halves(domain: string): [string, string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether the known ending was meant: a country's own ending stays, unless it is 'com' without one letter. */
function isEndingMeant(typed: string, known: string): boolean {
  if (typed === known) return true;
  if (typed.length === 2 && known !== 'com') return false;
  return typed.length <= known.length + 1 && distance(typed, known) === 1;
}

/** The number of missing, extra, wrong or swapped letters; 2 stands for two or more. */
function distance(a: string, b: string): 0 | 1 | 2 {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > 1) return 2;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const restsOf = [
    [a.slice(at + 1), b.slice(at + 1)],
    [a.slice(at + 1), b.slice(at)],
    [a.slice(at), b.slice(at + 1)],
    [`${a[at + 1]}${a[at]}${a.slice(at + 2)}`, b.slice(at)],
  ];
  return restsOf.some(([one, other]) => one === other) ? 1 : 2;
}
