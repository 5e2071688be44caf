import { describe, expect, test } from 'vitest';
import { ERRORS, type ErrorCode, GENERAL } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/languages.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];
const places = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe('The catalogue of errors', () => {
  test('LANG-15 has a sentence in each language for each code, with the same places to fill', () => {
    for (const entry of [...Object.values(ERRORS), ...Object.values(GENERAL)]) {
      for (const lang of LANGUAGES) expect(entry[lang].trim()).not.toBe('');
      // A sentence that is made of other sentences only is the same in every language.
      if (!/^\{\w+\}$/.test(entry.de)) expect(entry.de).not.toBe(entry.en);
      expect(places(entry.de)).toEqual(places(entry.en));
    }
  });

  test('CALL-16 has a status of refusal for each code', () => {
    for (const code of codes) expect(ERRORS[code].status, code).toBeGreaterThanOrEqual(400);
    expect(ERRORS.applicant_not_found.status).toBe(404);
    expect(ERRORS.token_expired.status).toBe(410);
    expect(codes.filter((code) => ERRORS[code].status === 500)).toEqual(['unexpected']);
  });

  test.each<[string, ErrorCode, string]>([
    ['WIZ1-19', 'email_invalid', 'Please enter a valid email address'],
    ['WIZ1-21', 'input_empty', 'Input cannot be empty'],
    ['WIZ1-22', 'input_too_long', 'Input too long. Maximum {max} characters'],
    ['WIZ1-23', 'hub4africa_required', 'Hub4Africa confirmation document is required'],
    ['WIZ1-24', 'gdpr_required', 'GDPR consent is required'],
    ['WIZ1-09', 'token_expired', 'Access token has expired. Please restart your application.'],
    ['WIZ2-09', 'step2_files_required', 'A2 certificate, CV and ID/Passport are required'],
    ['WIZ2-11', 'enrolment_required', 'Signed enrolment PDF is required'],
    ['FILE-02', 'file_too_large', 'File size must be less than 10MB'],
    ['FILE-03', 'file_type_not_allowed', 'File type not allowed. Allowed types: {allowed}'],
    ['FILE-04', 'file_documents_only', 'Only PDF, JPG, and PNG files are allowed'],
    ['FILE-05', 'file_name_invalid', 'Invalid file name'],
    ['FILE-06', 'file_empty', 'File is empty (0 bytes). Please select a valid file.'],
    ['CALL-16', 'applicant_not_found', 'Applicant not found or invalid token'],
    ['CALL-16', 'token_missing', 'Missing access token parameter'],
  ])('%s %s says the words of the specification', (_row, code, sentence) => {
    expect(ERRORS[code].en).toBe(sentence);
  });

  test('GLOB-08 GLOB-09 keeps the general words', () => {
    expect(GENERAL).toMatchObject({
      error: { en: 'An error occurred' },
      loading: { en: 'Loading...' },
      success: { en: 'Success!' },
      unexpected: { en: 'Unexpected Application Error' },
    });
    expect(ERRORS.unexpected.en).toMatch(/^An error occurred\b/);
  });

  test.each<[ErrorCode, string]>([
    ['file_too_large', 'Die Datei muss kleiner als 10 MB sein'],
    ['file_type_not_allowed', 'Dateityp nicht erlaubt. Erlaubte Typen: {allowed}'],
    ['file_documents_only', 'Nur PDF-, JPG- und PNG-Dateien sind erlaubt'],
    ['file_name_invalid', 'Ungültiger Dateiname'],
    ['file_empty', 'Die Datei ist leer (0 Bytes). Bitte wählen Sie eine gültige Datei.'],
    ['hub4africa_required', 'Das Hub4Africa-Bestätigungsdokument ist erforderlich'],
  ])('FILE-07 %s is said in German', (code, sentence) => {
    expect(ERRORS[code].de).toBe(sentence);
  });
});
