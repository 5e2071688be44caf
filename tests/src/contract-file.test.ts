import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameOfType } from '#api/files/name-of-type.ts';
import { acceptOf, DOCUMENT_FILES, type FileType, labelsOf, PDF_ONLY } from '#contract/documents/file.ts';
import { fileProblem, wrongType } from '#contract/documents/file-problem.ts';
import { typeOfContent } from '#contract/documents/type-of-content.ts';

const check = (change: object) => fileProblem({ name: 'a.pdf', size: 1, ...change });
const MIB = 1024 * 1024;

describe('A file before anybody looks inside', () => {
  test.each(['cv.pdf', 'PHOTO.JPG', 'a.jfif', '1000012345', 'scan.pdf (1)', 'cv.', 'የትምህርት ማስረጃ.pdf', 'setup.exe'])(
    'FILE-09 %s passes: its content decides',
    (name) => {
      expect(check({ name })).toBeUndefined();
    },
  );

  test('FILE-03 FILE-04 a wrong type is told with the right ones, by the document forms in a sentence of their own', () => {
    expect(wrongType(DOCUMENT_FILES)).toEqual({ code: 'file_documents_only' });
    expect(wrongType(PDF_ONLY)).toEqual({ code: 'file_type_not_allowed', params: { allowed: 'PDF' } });
    expect(wrongType(['pdf', 'jpeg'])).toEqual({ code: 'file_type_not_allowed', params: { allowed: 'PDF, JPG' } });
  });

  test('FILE-02 may have 10 MiB and not one byte more', () => {
    expect(check({ size: 10 * MIB })).toBeUndefined();
    expect(check({ size: 10 * MIB + 1 })).toEqual({ code: 'file_too_large' });
  });

  test('FILE-06 may not be empty', () => {
    expect(check({ size: 0 })).toEqual({ code: 'file_empty' });
  });

  test.each(['../a.pdf', 'a..pdf', 'b/a.pdf', '/a.pdf', 'b\\a.pdf', 'a\0.pdf', ''])(
    'FILE-05 %j is an invalid name, whatever else is wrong',
    (name) => {
      expect(check({ name, size: 0 })).toEqual({ code: 'file_name_invalid' });
    },
  );

  test('FILE-05 whatever passes is a name in one folder', () => {
    const name = fc
      .array(fc.constantFrom('.', '..', '/', '\\', '\0', 'a', 'ä', '.pdf', '.png', '.exe', ' '))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, (candidate) => {
        if (check({ name: candidate })) return;
        expect(candidate).not.toMatch(/\.\.|[/\\\0]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('The name of a kept file', () => {
  test('FILE-09 ends as its type does, whatever it was, and is cut to 255 characters at its beginning', () => {
    const name = fc
      .array(fc.constantFrom('.', 'a', 'ä', '.pdf', '.jfif', '.png', '.exe', ' ', ' (1)', 'n'.repeat(100)))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, fc.constantFrom(...DOCUMENT_FILES), (given, type) => {
        // Such a name is refused before.
        if (given.includes('..')) return;
        const named = nameOfType(type, given);
        expect(named).toMatch({ pdf: /[^.]\.pdf$/i, jpeg: /[^.]\.jpe?g$/i, png: /[^.]\.png$/i }[type]);
        expect(named.length).toBeLessThanOrEqual(255);
        expect(nameOfType(type, named)).toBe(named);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('The type of a content', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  test.each<[string, FileType | undefined]>([
    ['%PDF-1.7', 'pdf'],
    ['\xef\xbb\xbf%PDF-2.0', 'pdf'],
    ['%PDF-', 'pdf'],
    [`HTTP/1.1 200 OK\r\n\r\n%PDF-1.4`, 'pdf'],
    [`%PDF-1.4 <script>alert(1)</script>`, 'pdf'],
    [`${' '.repeat(1000)}%PDF-1.4`, 'pdf'],
    [`${' '.repeat(1024)}%PDF-1.4`, undefined],
    ['<html>%PDF-1.4', undefined],
    ['<SVG onload="alert(1)">%PDF-1.4', undefined],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\xff\xd8\xff\xff\xff\xe1', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\x89PNG\n', undefined],
    ['GIF89a', undefined],
    ['PK\x03\x04', undefined],
    ['', undefined],
  ])('FILE-09 %j is %s', (head, type) => {
    expect(typeOfContent(bytes(head))).toBe(type);
  });
});

describe('The types of files', () => {
  test('FILE-01 are named for people and for file choosers', () => {
    expect(labelsOf(DOCUMENT_FILES)).toBe('PDF, JPG, PNG');
    expect(acceptOf(DOCUMENT_FILES)).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png');
    expect(acceptOf(PDF_ONLY)).toBe('application/pdf,.pdf');
  });
});
