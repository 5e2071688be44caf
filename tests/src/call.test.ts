import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAnswer } from '#src/lib/call/answer.ts';

const problem = (fields: object) => JSON.stringify({ type: 'about:blank', title: 'x', status: 404, ...fields });

describe('An answer of the server', () => {
  test('CALL-15 a refusal carries the server’s sentence and code', () => {
    const answer = readAnswer(
      404,
      problem({ code: 'applicant_not_found', error: 'Applicant not found or invalid token' }),
      null,
    );
    expect(answer).toMatchObject({
      kind: 'refused',
      status: 404,
      code: 'applicant_not_found',
      message: 'Applicant not found or invalid token',
    });
  });

  test('CALL-15 a refusal without a sentence has none, so that the page shows its own', () => {
    const answer = readAnswer(500, problem({ code: 'unexpected', error: '' }), null);
    expect(answer).not.toHaveProperty('message');
  });

  test('CALL-15 what is wrong with single fields comes with their names; broken entries are left out', () => {
    const errors = [
      { path: 'email', code: 'email_invalid', message: 'Please enter a valid email address' },
      { path: 3 },
      null,
    ];
    const answer = readAnswer(400, problem({ code: 'body_invalid', errors }), null);
    expect(answer).toMatchObject({
      errors: [{ path: 'email', code: 'email_invalid', message: 'Please enter a valid email address' }],
    });
  });

  test('CALL-16 a 200 that is no JSON is a refusal without a sentence', () => {
    expect(readAnswer(200, '<html>Please sign in to this network</html>', null)).toEqual({
      kind: 'refused',
      status: 200,
      code: 'unexpected',
      errors: [],
    });
    expect(readAnswer(200, '[]', null)).toMatchObject({ kind: 'refused' });
  });

  test('CALL-16 Retry-After comes in seconds', () => {
    expect(readAnswer(503, problem({ code: 'busy' }), '30')).toMatchObject({ retryAfterSeconds: 30 });
    expect(readAnswer(503, problem({ code: 'busy' }), 'tomorrow')).not.toHaveProperty('retryAfterSeconds');
  });

  test('CALL-16 anything else that is fine and JSON is data', () => {
    expect(readAnswer(200, '{"success":true}', null)).toEqual({ kind: 'ok', data: { success: true } });
  });
});

describe('The table of calls', () => {
  test('STAC-03 lends a page its types and nothing else, as every schema would come with it', () => {
    const root = path.resolve(import.meta.dirname, '../../src');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:tsx?|astro)$/.test(file),
    );
    const takesValues = (file: string) =>
      /import (?!type\b)[^;]*?'#contract\/calls(?:\.ts|\/)/.test(readFileSync(path.join(root, file), 'utf8'));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter(takesValues)).toEqual([]);
  });
});
