/** How an e-mail address's domain relates to the website: the same, another, or one where anybody gets a mailbox. */
export type AddressRelation = 'matches' | 'differs' | 'webmail' | 'no-website';

// Free mailboxes in use in Germany and East Africa; a country's ending may follow their name.
const WEBMAIL =
  /^(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|web|t-online|freenet|proton|protonmail|pm|mail|inbox|zoho|yandex|tutanota|tuta)\.(?:com|net|org|de|at|ch|me|ru|co|io|et|fr|it|es|co\.uk|co\.za|com\.au)$/;

/** Compares an address with a website. Pure. */
export function relationOfAddress(email: string, website: string): AddressRelation {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (WEBMAIL.test(domain)) return 'webmail';
  const host = hostOf(website);
  if (host === undefined) return 'no-website';
  return isWithin(domain, host) || isWithin(host, domain) ? 'matches' : 'differs';
}

/** The host of a website, without the `www.` that e-mail addresses don't have. */
function hostOf(website: string): string | undefined {
  try {
    return new URL(website).hostname.replace(/^www\./, '');
  } catch {
    return undefined;
  }
}

/** A department's domain lies within its university's. Public suffixes such as `edu.et` belong to nobody. */
function isWithin(name: string, whole: string): boolean {
  return name === whole || (name.endsWith(`.${whole}`) && !SUFFIX.test(whole));
}

const SUFFIX = /^(?:(?:edu|ac|com|org|gov|net|sch|co)\.)?[a-z]{2,3}$/;

/** The badge's colour: only a domain that matches speaks for an organisation. */
export function addressRelationTone(relation: AddressRelation): 'ok' | 'warn' {
  return relation === 'matches' ? 'ok' : 'warn';
}
