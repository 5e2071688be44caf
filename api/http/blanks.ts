const SECTION = /%%(if|unless):([\w:-]+)%%([\s\S]*?)%%end:\2%%/g;
const BLANK = /%%([\w:-]+)%%/g;

/** Values for the blanks of a page, by name; an empty text counts as none. */
export type Filling = ReadonlyMap<string, string>;

/**
 * Fills a built page: `%%name%%` becomes its value, and the section between `%%if:name%%` (or `unless`) and
 * `%%end:name%%` stays only if there is a value (or none). Values are never searched for blanks.
 */
export function fillBlanks(page: string, filling: Filling): string {
  return chosen(page, filling).replace(BLANK, (_all, name: string) => escaped(filling.get(name) ?? ''));
}

/** Whether the page has a section that shows only with a value of this name. */
export function hasSection(page: string, name: string): boolean {
  return page.includes(`%%if:${name}%%`);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function chosen(page: string, filling: Filling): string {
  return page.replace(SECTION, (_all, word: string, name: string, inside: string) => {
    const isFilled = Boolean(filling.get(name));
    return isFilled === (word === 'if') ? chosen(inside, filling) : '';
  });
}
