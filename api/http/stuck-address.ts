// What programs put into links, percent-encoded: soft hyphens, signs without width, blanks and line breaks anywhere;
// behind the link a full stop, a bracket, a quotation mark.
const UNSEEN = /%C2%A[D0]|%E2%80%8[B-F]|%E2%81%A0|%EF%BB%BF|%20|%0[9AD]/gi;
const BEHIND = /(?:[/\\.,;:!?'"*)\]}>]|%(?:2[1279AC]|3[ABCEF]|5D|7D)|%E2%80%(?:9[89CD]|A6)|%C2%BB)+$/i;

/** The path of an address without what got stuck to it on its way through mails and chats. Pure. */
export function bareName(path: string): string {
  return withoutEnd(path.replace(UNSEEN, ''));
}

function withoutEnd(text: string): string {
  return text.slice(0, -MOST_BEHIND) + text.slice(-MOST_BEHIND).replace(BEHIND, '');
}

const MOST_BEHIND = 300;

/** Parameters of our links. */
const NAMES = ['token', 't', 'access_token', 'confirm', 'partner', 'code', 'application', 'contract', 'requirement'];
const WORDS = ['step', 'lang', 'reminders', 'from', 'then'];
/** Ids, tokens of applications, and secrets of accounts. */
const TOKEN = /(?:^|[^\w-])(?:3D)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z-])|[\w-]{43}(?![\w-]))/i;

/** The same of a query: `&amp;` is one sign, names are in small letters, tokens whole. All else stays byte for byte. Pure. */
export function bareQuery(query: string): string {
  return query
    .replace(/&(?:amp;|#0?38;)+/gi, '&')
    .split('&')
    .map(barePair)
    .join('&');
}

function barePair(given: string): string {
  const pair = given.includes('=') ? given : given.replace(/%3D/i, '=');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).toLowerCase();
  const value = pair.slice(at + 1);
  if (at < 0) return given;
  if (NAMES.includes(name)) return `${name}=${bareToken(value) ?? withoutEnd(value)}`;
  return WORDS.includes(name) ? `${name}=${bareName(value).replace(/^3D/i, '')}` : given;
}

function bareToken(value: string): string | undefined {
  // Mails write a hyphen as =2D too, and a soft line break as a '=' at the end of the line.
  const text = decoded(value.slice(0, MOST_CHARACTERS).replace(UNSEEN, '')).replace(/=2D/gi, '-');
  return TOKEN.exec(text.replace(/\p{Pd}/gu, '-').replace(/[\s+=]/g, ''))?.[1];
}

const MOST_CHARACTERS = 400;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
