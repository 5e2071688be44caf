import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { drawCoverSheet } from '#api/papers/cover-sheet.ts';
import { drawDeclaration, type Lines } from '#api/papers/declaration.ts';
import { FONT_FILES, pathOf } from '#api/papers/font-files.ts';
import { unpackWoff } from '#api/papers/unpack-woff.ts';
import { DECLARATION_LINES } from '#contract/applications/declaration-lines.ts';

const site = readSiteConfig();
const files = Object.values(FONT_FILES).flat().map(pathOf);

/** How often others had their turn while this was drawn. */
async function turnsDuring(drawing: Promise<Buffer>): Promise<number> {
  const state = { done: false };
  const end = drawing.finally(() => {
    state.done = true;
  });
  let turns = 0;
  while (!state.done) {
    await turn();
    turns += 1;
  }
  await end;
  return turns;
}

describe('The fonts of the papers', () => {
  // In a WOFF, the PDF library unpacks all letters anew for each that is drawn.
  it.each(files)('%s is unpacked once, with the same letters', (path) => {
    const woff = readFileSync(path);
    const unpacked = unpackWoff(woff);
    expect(unpacked.readUInt32BE(0)).toBe(0x00010000);
    const sample = 'Ag łŻ ሰቋ';
    const widthIn = (bytes: Buffer) => create(bytes).layout(sample).advanceWidth;
    expect(widthIn(unpacked)).toBe(widthIn(woff));
  });

  it('are refused where they are something else', () => {
    expect(() => unpackWoff(Buffer.from('OTTO'))).toThrow('not a WOFF font');
  });
});

describe('Drawing the longest names', () => {
  const signs = Array.from({ length: 100 }, (_, place) => String.fromCodePoint(0x1200 + 3 * place)).join('');
  const signer = { firstNames: `${signs} ${signs}`, lastName: signs, applicationId: crypto.randomUUID() };

  it('lets others have their turn between the lines of the declaration', async () => {
    const lines: Lines = Object.fromEntries(DECLARATION_LINES.map((line) => [line, signs]));
    expect(await turnsDuring(drawDeclaration(site, 'de', signer, lines))).toBeGreaterThanOrEqual(
      DECLARATION_LINES.length,
    );
  });

  it('lets others have their turn before and after the name on the cover sheet', async () => {
    expect(await turnsDuring(drawCoverSheet(site, 'de', signer, 'https://example.org'))).toBeGreaterThanOrEqual(2);
  });
});
