/** What an e-mail address says about who writes: it is the website's, another one's, or one that anybody can have. */
export type AddressStanding = 'matches' | 'differs' | 'webmail' | 'no-website';

// Free mailboxes in use in Germany and East Africa; a country's ending may follow the name.
const WEBMAIL =
  /^(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|web|t-online|freenet|proton|protonmail|pm|mail|inbox|zoho|yandex|tutanota|tuta)\.(?:com|net|org|de|at|ch|me|ru|co|io|et|fr|it|es|co\.uk|co\.za|com\.au)$/;

/** Pure. */
export function standingOfAddress(email: string, website: string): AddressStanding {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (WEBMAIL.test(domain)) return 'webmail';
  const host = hostOf(website);
  if (host === undefined) return 'no-website';
  return isWithin(domain, host) || isWithin(host, domain) ? 'matches' : 'differs';
}

/** Without the `www.` that mail does without. */
function hostOf(website: string): string | undefined {
  try {
    return new URL(website).hostname.replace(/^www\./, '');
  } catch {
    return undefined;
  }
}

/** A department's name lies within its university's. `edu.et` and the like are nobody's. */
function isWithin(name: string, whole: string): boolean {
  return name === whole || (name.endsWith(`.${whole}`) && !SUFFIX.test(whole));
}

const SUFFIX = /^(?:(?:edu|ac|com|org|gov|net|sch|co)\.)?[a-z]{2,3}$/;

/** The badge's colour: only a domain that fits speaks for somebody. */
export function addressStandingTone(standing: AddressStanding): 'ok' | 'warn' {
  return standing === 'matches' ? 'ok' : 'warn';
}
