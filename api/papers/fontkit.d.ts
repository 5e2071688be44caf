// The package has no types of its own; the PDF library takes what it reads in place of a font's bytes.
declare module 'fontkit' {
  type ReadFont = PDFKit.Mixins.PDFFontSource & {
    characterSet: number[];
    glyphForCodePoint(codePoint: number): { codePoints: number[] };
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Record<string, boolean>): { advanceWidth: number };
  };
  export function create(bytes: Buffer): ReadFont;
}
