import { email } from '#contract/email.ts';

interface ListEntry {
  /** From 1 on. */
  line: number;
  /** The address, or the beginning of what is none. */
  text: string;
  isAddress: boolean;
}

const SHOWN_CHARACTERS = 80;

/**
 * The addresses on a list: lines of a table with any separator, or what a mail program copies. Names are not read. A first
 * line without an address is the heading. Pure.
 */
export function readList(list: string): ListEntry[] {
  const lines = list.split(/\r\n|\r|\n/);
  return lines.flatMap((text, index): ListEntry[] => {
    const line = index + 1;
    const words = text
      .split(/[\s;,<>()"]+/)
      .filter((word) => word.includes('@'))
      // Spreadsheets write it before what could be a formula.
      .map((word) => word.replace(/^'+/, ''));
    if (words.length === 0) {
      const isBlank = /^[\s;,"\uFEFF]*$/.test(text);
      return isBlank || index === 0 ? [] : [{ line, text: shortened(text), isAddress: false }];
    }
    return words.map((word) => {
      const read = email.safeParse(word);
      return { line, text: read.success ? read.data : shortened(word), isAddress: read.success };
    });
  });
}

const shortened = (text: string) => text.trim().slice(0, SHOWN_CHARACTERS);
