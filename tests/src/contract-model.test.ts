import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_FILES, PDF_ONLY } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { LANGUAGES } from '#contract/languages.ts';
import {
  DOCUMENT_TYPES,
  documentName,
  documentsOf,
  filesFor,
  requiredDocuments,
  whileDeferred,
} from '#contract/model/document.ts';
import { STATUS, STATUSES } from '#contract/model/status.ts';
import { missingTexts } from '#contract/partners/registration.text.ts';
import { statusTexts } from '#src/features/applicants/status/status.text.ts';
import { studentAreaTexts } from '#src/features/student-area/student-area.text.ts';
import { whyUsText } from '#src/features/students/why-us.text.ts';
import { programmeWay } from '#src/i18n/programme-way.ts';

const CONTRACT = resolve(import.meta.dirname, '../../api/contract');

/** All that a file of the contract brings along, as paths in the contract; types weigh nothing. */
function brought(file: string): string[] {
  const code = readFileSync(join(CONTRACT, file), 'utf8');
  const imported = [...code.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)].map(([, from = '']) => from);
  return imported.flatMap((from) => {
    if (!from.startsWith('.')) return [from];
    const path = join(dirname(file), from);
    return [path, ...brought(path)];
  });
}

describe('The model of an application', () => {
  it.each(['status.ts', 'document.ts', 'action.ts', 'open-documents.ts', 'next-act.ts'])(
    'STAC-03 %s travels to the browser without a library',
    (name) => {
      const all = brought(`model/${name}`);
      expect(all.filter((from) => !from.endsWith('.ts'))).toEqual([]);
      // The script of the forms, which file.ts lies in.
      expect(all).not.toContain('documents/file.ts');
    },
  );

  it('ENRO-05 a document is what the forms take: a paper as PDF or picture, the declaration as PDF', () => {
    for (const type of DOCUMENT_TYPES)
      expect(filesFor(type), type).toEqual(type === 'enrolment' ? PDF_ONLY : DOCUMENT_FILES);
  });

  it('CALL-07 a stage brings its documents, and who is off the way needs none', () => {
    expect(documentsOf('registered')).toEqual(['hub4africa']);
    expect(documentsOf('documents')).toEqual(['a2', 'cv', 'passport']);
    expect(documentsOf('declaration')).toEqual(['enrolment']);
    for (const status of STATUSES) {
      expect(requiredDocuments(status).length > 0, status).toBe(STATUS[status].stage !== 'ended');
    }
  });

  it.each(LANGUAGES)('LANG-02 every page that lists what step 2 asks for names each document: %s', (lang) => {
    const lists = {
      status: statusTexts(lang).aside.uploadText,
      'the student’s area': studentAreaTexts(lang).steps.step2text,
      'the way through the programme': JSON.stringify(programmeWay(lang)),
    };
    for (const [page, text] of Object.entries(lists))
      for (const type of documentsOf('documents')) expect(text, page).toContain(documentName(type, lang, '', 'short'));
    // For the journey it has to be the passport itself.
    const question = fill(whyUsText.papersText[lang], { level: 'A2' });
    for (const type of documentsOf('documents'))
      expect(question).toContain(documentName(whileDeferred(type), lang, '', 'short'));
  });

  it('LANG-02 every document has a name and a word for lists in each language, without an open place', () => {
    for (const lang of LANGUAGES) {
      for (const type of DOCUMENT_TYPES) expect(documentName(type, lang, 'Net')).toMatch(/^[^{}]{2,}$/);
      for (const word of Object.values(missingTexts(lang, 'Net'))) expect(word).toMatch(/^[^{}]{2,}$/);
    }
    expect(documentName('hub4africa', 'de', 'Net')).toBe('Bestätigung von Net');
    expect(missingTexts('en', 'Net')).toMatchObject({ hub4africa: 'Net confirmation', application: 'application' });
  });
});
