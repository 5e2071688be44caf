// Letters with the marks that one font file has for them (api/papers/fonts.ts).
const LATIN = String.raw`[A-Za-z\u00AA\u00BA\u00C0-\u02C1\u02C6\u02C7\u02EE\u1D00-\u1D25\u1E00-\u1EFF\u2C60-\u2C7F\uA722-\uA787\uA78B-\uA7CA][\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329]*`;
const CYRILLIC = String.raw`[\u0400-\u045F\u048A-\u052F]|[\u0410-\u044F]\u0301`;
const GREEK = String.raw`[\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CF\u1F00-\u1FFE]`;
const ETHIOPIC = String.raw`[\u1200-\u135A\u1360-\u1399\u2D80-\u2DDE\uAB01-\uAB2E][\u135D-\u135F]*`;
const BETWEEN = String.raw`[ -@\x5B-\x60{-~\u00A0-\u00BF\u02BB\u02BC\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u20AC]`;
const PRINTABLE = new RegExp(`^(?:${LATIN}|${CYRILLIC}|${GREEK}|${ETHIOPIC}|${BETWEEN})*$`, 'u');

/** Whether our papers can print a name; they leave the line of any other for handwriting. Pure. */
export function isPrintable(name: string): boolean {
  return PRINTABLE.test(name);
}
