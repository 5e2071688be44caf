import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { createLocks, isLocked } from '#api/files/pdf-lock.ts';

const TAIL_BYTES = 2048;

function locked(pdf: Buffer, pieceBytes = 700): boolean {
  const locks = createLocks();
  for (let at = 0; at < pdf.length; at += pieceBytes) locks.push(pdf.subarray(at, at + pieceBytes));
  return isLocked(locks.found(), pdf.subarray(-TAIL_BYTES));
}

type Version = '1.3' | '1.4' | '1.5' | '1.6' | '1.7' | '1.7ext3';

/** As pdfkit encrypts it: 40 and 128 bits of RC4, 128 and 256 of AES. */
async function encrypted(pdfVersion: Version, userPassword?: string): Promise<Buffer> {
  const rules = { pdfVersion, ownerPassword: 'owner', ...(userPassword && { userPassword }) };
  const doc = new PDFDocument({ ...rules, permissions: { printing: 'highResolution' } });
  doc.text('Selam');
  doc.end();
  return Buffer.concat(await doc.toArray());
}

const fixture = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../fixtures', name));

/** The same with its table as a stream, long enough to be away from the end of the file. */
const withTableInStream = (pdf: Buffer) =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replace(
        /trailer\s+<<([\s\S]*?)>>\s+startxref/,
        (_all, entries: string) =>
          `99 0 obj\n<< /Type /XRef ${entries} >>\nstream\n${'x'.repeat(3 * TAIL_BYTES)}\nendstream\nendobj\nstartxref`,
      ),
    'latin1',
  );

describe('A PDF that asks for a password', () => {
  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'FILE-09 is known in version %s, and is none where only changes are forbidden',
    async (version) => {
      expect([locked(await encrypted(version, 'geheim')), locked(await encrypted(version))]).toEqual([true, false]);
    },
  );

  it('FILE-09 is known in version 2.0 as well, which asks longer', () => {
    expect([locked(fixture('locked-r6.pdf')), locked(fixture('open-r6.pdf'))]).toEqual([true, false]);
  });

  it.each([1, 64, 5000, 65_536])(
    'FILE-09 is known in pieces of %d bytes, its table at the end or in a stream',
    async (piece) => {
      const pdf = await encrypted('1.7', 'geheim');
      const inStream = withTableInStream(pdf);
      expect(inStream.includes('/XRef')).toBe(true);
      expect([locked(pdf, piece), locked(inStream, piece)]).toEqual([true, true]);
    },
  );

  it('FILE-09 is none that only speaks of it, or says it in a way that nobody can read', async () => {
    const pdf = (await encrypted('1.7', 'geheim')).toString('latin1');
    const variants = [
      pdf.replace(/\/Encrypt \d+ 0 R/, ''),
      pdf.replace('/Filter /Standard', '/Filter /Adobe.PubSec'),
      pdf.replace('/R 4', '/R 9'),
      pdf.replace(/\/U [(<][^\n]*/, '/U (short)'),
      pdf.replace(/\/O [(<][^\n]*/, '/O ('.padEnd(1500, '(')),
      '%PDF-1.7\n1 0 obj\n(/Encrypt 3 0 R and /Filter /Standard)\nendobj\nstartxref\n9\n%%EOF',
    ];
    for (const variant of variants) expect(locked(Buffer.from(variant, 'latin1'))).toBe(false);
  });

  it('FILE-09 costs by its length, however often it says so', () => {
    const cost = (times: number) => {
      const pdf = Buffer.alloc(times, '/XRef/Standard/Encrypt 1 0 R ');
      // The best of a few: the machine may be busy.
      const runs = Array.from({ length: 5 }, () => {
        const began = performance.now();
        locked(pdf, 65_536);
        return performance.now() - began;
      });
      return Math.min(...runs);
    };
    cost(100_000);
    const [short, long] = [cost(1_000_000), cost(8_000_000)];
    expect(long).toBeLessThan(Math.max(50, 24 * short));
  });
});
