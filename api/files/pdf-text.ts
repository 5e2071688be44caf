import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { nextTurn } from '../time/next-turn.ts';

const inflated = promisify(inflate);

const SLICE_BYTES = 64 * 1024;
/** Longer than what is searched for, which may lie on a border. */
const OVERLAP_BYTES = 256;
const DICTIONARY_BYTES = 512;
const MOST_STREAMS = 500;
const MOST_OF_ONE_BYTES = 512 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * What a pattern finds in a PDF's text, as far as it can be read without drawing the file: its title and other facts,
 * and the texts of its pages where their letters are coded one by one, as office programs and text recognition write
 * them. Bounded: a scan has no text, and a file that hides its text is looked at by the operator.
 * @param pattern with the flag `g`, and of bounded length
 */
export async function findInPdf(bytes: Buffer, pattern: RegExp): Promise<Set<string>> {
  const found = new Set<string>();
  const look = (text: string) => {
    for (const [match] of text.replaceAll('\0', '').matchAll(pattern)) found.add(match);
  };
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    look(bytes.toString('latin1', at, at + SLICE_BYTES + OVERLAP_BYTES));
    await nextTurn();
  }
  let left = MOST_BYTES;
  for (const packed of packedStreams(bytes)) {
    const maxOutputLength = Math.min(MOST_OF_ONE_BYTES, left);
    if (maxOutputLength <= 0) break;
    const text = await inflated(packed, { maxOutputLength }).then(
      (all) => all.toString('latin1'),
      () => undefined,
    );
    left -= text?.length ?? maxOutputLength;
    if (text === undefined) continue;
    look(text);
    look(stringsIn(text));
    await nextTurn();
  }
  return found;
}

/** The packed streams of a PDF that are no pictures. */
function* packedStreams(bytes: Buffer): Generator<Buffer> {
  let end = 0;
  for (let count = 0; count < MOST_STREAMS; count += 1) {
    const keyword = bytes.indexOf('stream', end);
    const begin = bytes.indexOf('\n', keyword) + 1;
    if (keyword < 0 || begin === 0) return;
    const before = bytes.toString('latin1', Math.max(end, keyword - DICTIONARY_BYTES), keyword);
    end = bytes.indexOf('endstream', begin);
    if (end < 0) return;
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (dictionary.includes('/FlateDecode') && !dictionary.includes('/Image')) yield bytes.subarray(begin, end);
    end += 'endstream'.length;
  }
}

const TOKENS = /<<|<([\dA-Fa-f\s]*)>|\\[\s\S]|[^\\()<]+|[\s\S]/g;

/** The strings of a page's description, one behind the other: a word may be written letter by letter. */
function stringsIn(text: string): string {
  let strings = '';
  let depth = 0;
  for (const [token, hex] of text.matchAll(TOKENS)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) strings += token.replace(/^\\/, '');
    else if (hex) strings += Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1');
  }
  return strings;
}
