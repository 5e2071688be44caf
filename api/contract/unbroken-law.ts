const NO_BREAK_SPACE = '\u00a0';
/** A law's short name has two capitals, the last one at its end: BGB, TzBfG, AÜG. */
const NAME =
  /((?:§|Art\.)[^;]{0,60}?(?:[\d)][a-z]?|Buchst\.\u00a0[a-f])) (?=[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*[A-ZÄÖÜ](?![a-zäöü]))/g;

/** Keeps a line from breaking inside a reference to law: `§ 14 Abs. 2 BeschV`, `§ 8 (1) no. 1 SGB IV`. Pure. */
export function unbrokenLaw(text: string): string {
  return text
    .replace(/(§|Art\.|Abs\.|Nr\.|Buchst\.|\bno\.|\bsection) (?=\d)/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(Buchst\.|\bsection) (?=[a-f]\b)/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(§\u00a0\d+[a-z]?) (?=\(\d|Abs\.|Nr\.|no\.)/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(\(\d+\)|Abs\.\u00a0\d+) (?=Nr\.|no\.)/g, `$1${NO_BREAK_SPACE}`)
    .replace(NAME, `$1${NO_BREAK_SPACE}`)
    .replace(/(SGB) (?=[IVX])/g, `$1${NO_BREAK_SPACE}`);
}
