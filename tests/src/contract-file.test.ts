import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptOf, DOCUMENT_FILES, labelsOf, PDF_ONLY } from '#contract/documents/file.ts';
import { fileProblem, typeOfName } from '#contract/documents/file-problem.ts';

const facts = (change: object) => ({ name: 'a.pdf', size: 1, type: 'application/pdf', ...change });
const check = (change: object, allowed = DOCUMENT_FILES) => fileProblem(facts(change), allowed);
const MIB = 1024 * 1024;

describe('A file before anybody looks inside', () => {
  test.each([
    ['cv.pdf', 'application/pdf'],
    ['photo.jpg', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.png', 'image/png'],
    ['PHOTO.JPG', 'IMAGE/JPEG'],
    ['photo.jpg', 'image/jpg'],
    ['cv.pdf', 'application/pdf; charset=binary'],
    ['cv.pdf', ''],
    ['cv.pdf', 'application/octet-stream'],
    ['የትምህርት ማስረጃ.pdf', 'application/pdf'],
  ])('FILE-01 %s as %s passes', (name, type) => {
    expect(check({ name, type })).toBeUndefined();
  });

  test.each([
    ['setup.exe', 'application/pdf'],
    ['cv.pdf.exe', 'application/pdf'],
    ['cv.docx', ''],
    ['photo.gif', 'image/gif'],
    ['photo.heic', 'image/heic'],
    ['cv', 'application/pdf'],
    ['pdf', 'application/pdf'],
    ['cv.', 'application/pdf'],
    ['cv.pdf', 'text/html'],
  ])('FILE-04 %s as %s is not allowed at a document form', (name, type) => {
    expect(check({ name, type })).toEqual({ code: 'file_documents_only' });
  });

  test('FILE-09 the types of name and claim may differ where both are allowed: the content decides', () => {
    expect(check({ name: 'photo.png', type: 'image/jpeg' })).toBeUndefined();
    expect(check({ name: 'cv.pdf', type: 'image/png' }, PDF_ONLY)).toEqual({
      code: 'file_type_not_allowed',
      params: { allowed: 'PDF' },
    });
  });

  test('FILE-04 an extension that only looks right is none', () => {
    expect(check({ name: 'cv.pdf\u202E', type: '' })).toEqual({ code: 'file_documents_only' });
  });

  test('FILE-03 elsewhere the refusal lists what is allowed', () => {
    expect(check({ name: 'a.png', type: 'image/png' }, PDF_ONLY)).toEqual({
      code: 'file_type_not_allowed',
      params: { allowed: 'PDF' },
    });
    expect(check({ name: 'a.exe' }, ['pdf', 'jpeg'])).toEqual({
      code: 'file_type_not_allowed',
      params: { allowed: 'PDF, JPG' },
    });
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

  test('FILE-05 whatever passes is a name in one folder with an extension of ours', () => {
    const name = fc
      .array(fc.constantFrom('.', '..', '/', '\\', '\0', 'a', 'ä', '.pdf', '.png', '.exe', ' '))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, (candidate) => {
        if (check({ name: candidate, type: '' })) return;
        expect(candidate).toMatch(/\.(pdf|jpe?g|png)$/i);
        expect(candidate).not.toMatch(/\.\.|[/\\\0]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('The types of files', () => {
  test('FILE-01 follow from the last extension', () => {
    expect(['a.pdf', 'a.b.JPG', 'a.jpeg', 'a.png', 'a.pdf.exe', 'a'].map(typeOfName)).toEqual([
      'pdf',
      'jpeg',
      'jpeg',
      'png',
      undefined,
      undefined,
    ]);
  });

  test('FILE-01 are named for people and for file choosers', () => {
    expect(labelsOf(DOCUMENT_FILES)).toBe('PDF, JPG, PNG');
    expect(acceptOf(DOCUMENT_FILES)).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png');
    expect(acceptOf(PDF_ONLY)).toBe('application/pdf,.pdf');
  });
});
